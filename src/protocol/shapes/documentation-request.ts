// @ts-nocheck
// Written by `npm run generate` from the zod schema: ajv's standalone code. Not to be edited.
import { lazyPattern, type Shape } from '../shape.ts'

export const documentationRequestShape: Shape = {
  errorsIn({ statuses, teams }) {
    const module = { exports: undefined }
"use strict";
module.exports = validate10;
module.exports.default = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"type":{"type":"string","const":"documentation_request"},"request_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},"source_team":{"type":"string","enum":teams},"target_team":{"type":"string","enum":teams},"task_id":{"type":"string","pattern":"^TASK-\\d{8}-\\d{3,}$"},"documentation_type":{"type":"string","enum":["api_docs","user_guide","changelog","all"]},"payload":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},"timestamp":{"type":"string","pattern":"^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$","format":"date-time"}},"required":["type","source_team","target_team","task_id","documentation_type","payload"],"additionalProperties":{},"title":"DocumentationRequest","description":"Asks for documents on a task"};
const pattern0 = lazyPattern("^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$");
const pattern1 = lazyPattern("^TASK-\\d{8}-\\d{3,}$");
const pattern2 = lazyPattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of schema11.required){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: prop0}});
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("documentation_request" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "documentation_request"}});
errors++;
}
}
if(data.request_id !== undefined){
let data1 = data.request_id;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/request_id",schemaPath:"#/properties/request_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.source_team !== undefined){
let data2 = data.source_team;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source_team",schemaPath:"#/properties/source_team/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/source_team",schemaPath:"#/properties/source_team/enum",keyword:"enum",params:{allowedValues: schema11.properties.source_team.enum}});
errors++;
}
}
if(data.target_team !== undefined){
let data3 = data.target_team;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/target_team",schemaPath:"#/properties/target_team/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/target_team",schemaPath:"#/properties/target_team/enum",keyword:"enum",params:{allowedValues: schema11.properties.target_team.enum}});
errors++;
}
}
if(data.task_id !== undefined){
let data4 = data.task_id;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/pattern",keyword:"pattern",params:{pattern: "^TASK-\\d{8}-\\d{3,}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_id",schemaPath:"#/properties/task_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.documentation_type !== undefined){
let data5 = data.documentation_type;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/documentation_type",schemaPath:"#/properties/documentation_type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data5 === "api_docs") || (data5 === "user_guide")) || (data5 === "changelog")) || (data5 === "all"))){
(vErrors ??= []).push({instancePath:instancePath+"/documentation_type",schemaPath:"#/properties/documentation_type/enum",keyword:"enum",params:{allowedValues: schema11.properties.documentation_type.enum}});
errors++;
}
}
if(data.payload !== undefined){
let data6 = data.payload;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
const _errs16 = errors;
if(typeof key0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0});
errors++;
}
var valid1 = _errs16 === errors;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/propertyNames",keyword:"propertyNames",params:{propertyName: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data7 = data.timestamp;
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

    const validate = module.exports
    return (value) => (validate(value) ? [] : validate.errors)
  },
  known: {"keys":{"type":{},"request_id":{},"source_team":{},"target_team":{},"task_id":{},"documentation_type":{},"payload":{},"timestamp":{}}},
}
