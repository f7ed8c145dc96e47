// Focus on a field, with what stands in it chosen: typing replaces a suggestion, and adds to nothing.
export function ready(field) {
  field?.focus();
  if (field?.matches("input:not([type])")) field.select();
}
