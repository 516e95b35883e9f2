export { salesforce } from './salesforce';
export { servicenow } from './servicenow';
