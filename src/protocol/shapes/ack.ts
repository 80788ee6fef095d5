// @ts-nocheck
// Written by `npm run generate` from the zod schema: ajv's standalone code. Not to be edited.
import { lazyPattern, type Shape } from '../shape.ts'

export const ackShape: Shape = {
  errorsIn({ statuses, teams }) {
    const module = { exports: undefined }
"use strict";
module.exports = validate10;
module.exports.default = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","oneOf":[{"type":"object","properties":{"handoff_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},"type":{"type":"string","const":"ack"},"source":{"type":"object","properties":{"team_id":{"type":"string","enum":teams},"team_name":{"type":"string","pattern":"\\S"},"agent_id":{"type":"string","pattern":"\\S"}},"required":["team_id","team_name","agent_id"],"additionalProperties":{}},"target":{"type":"object","properties":{"team_id":{"type":"string","enum":teams},"team_name":{"type":"string","pattern":"\\S"},"agent_id":{"type":"string","pattern":"\\S"}},"required":["team_id","team_name"],"additionalProperties":{}},"timestamp":{"type":"string","pattern":"^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$","format":"date-time"},"metadata":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},"task":{"type":"object","properties":{"task_id":{"type":"string","pattern":"^TASK-\\d{8}-\\d{3,}$"},"title":{"type":"string","pattern":"\\S"},"status_from":{"type":"string","enum":statuses},"status_to":{"type":"string","enum":statuses},"priority":{"type":"string","enum":["P0","P1","P2","P3"]},"artifacts":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"path":{"type":"string","pattern":"\\S"},"type":{"type":"string","enum":["document","code","config","diagram","test_result"]}},"required":["name","path"],"additionalProperties":{}}},"context":{"type":"string"}},"required":["task_id","title","status_from","status_to"],"additionalProperties":{}},"ack_status":{"type":"string","const":"accepted"},"ack_message":{"type":"string"}},"required":["handoff_id","type","source","target","timestamp","task","ack_status"],"additionalProperties":{}},{"type":"object","properties":{"handoff_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},"type":{"type":"string","const":"ack"},"source":{"type":"object","properties":{"team_id":{"type":"string","enum":teams},"team_name":{"type":"string","pattern":"\\S"},"agent_id":{"type":"string","pattern":"\\S"}},"required":["team_id","team_name","agent_id"],"additionalProperties":{}},"target":{"type":"object","properties":{"team_id":{"type":"string","enum":teams},"team_name":{"type":"string","pattern":"\\S"},"agent_id":{"type":"string","pattern":"\\S"}},"required":["team_id","team_name"],"additionalProperties":{}},"timestamp":{"type":"string","pattern":"^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$","format":"date-time"},"metadata":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},"task":{"type":"object","properties":{"task_id":{"type":"string","pattern":"^TASK-\\d{8}-\\d{3,}$"},"title":{"type":"string","pattern":"\\S"},"status_from":{"type":"string","enum":statuses},"status_to":{"type":"string","enum":statuses},"priority":{"type":"string","enum":["P0","P1","P2","P3"]},"artifacts":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"path":{"type":"string","pattern":"\\S"},"type":{"type":"string","enum":["document","code","config","diagram","test_result"]}},"required":["name","path"],"additionalProperties":{}}},"context":{"type":"string"}},"required":["task_id","title","status_from","status_to"],"additionalProperties":{}},"ack_status":{"type":"string","const":"deferred"},"ack_message":{"type":"string","pattern":"\\S"}},"required":["handoff_id","type","source","target","timestamp","task","ack_status","ack_message"],"additionalProperties":{}},{"type":"object","properties":{"handoff_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},"type":{"type":"string","const":"ack"},"source":{"type":"object","properties":{"team_id":{"type":"string","enum":teams},"team_name":{"type":"string","pattern":"\\S"},"agent_id":{"type":"string","pattern":"\\S"}},"required":["team_id","team_name","agent_id"],"additionalProperties":{}},"target":{"type":"object","properties":{"team_id":{"type":"string","enum":teams},"team_name":{"type":"string","pattern":"\\S"},"agent_id":{"type":"string","pattern":"\\S"}},"required":["team_id","team_name"],"additionalProperties":{}},"timestamp":{"type":"string","pattern":"^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$","format":"date-time"},"metadata":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},"task":{"type":"object","properties":{"task_id":{"type":"string","pattern":"^TASK-\\d{8}-\\d{3,}$"},"title":{"type":"string","pattern":"\\S"},"status_from":{"type":"string","enum":statuses},"status_to":{"type":"string","enum":statuses},"priority":{"type":"string","enum":["P0","P1","P2","P3"]},"artifacts":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"path":{"type":"string","pattern":"\\S"},"type":{"type":"string","enum":["document","code","config","diagram","test_result"]}},"required":["name","path"],"additionalProperties":{}}},"context":{"type":"string"}},"required":["task_id","title","status_from","status_to"],"additionalProperties":{}},"ack_status":{"type":"string","const":"rejected"},"ack_message":{"type":"string"},"reject_reason":{"type":"object","properties":{"category":{"type":"string","enum":["quality","scope","dependency","blocker"]},"description":{"type":"string","pattern":"\\S"},"action_items":{"minItems":1,"type":"array","items":{"type":"object","properties":{"assignee":{"type":"string","pattern":"\\S"},"action":{"type":"string","pattern":"\\S"},"deadline":{"type":"string","pattern":"\\S"}},"required":["assignee","action","deadline"],"additionalProperties":{}}}},"required":["category","description","action_items"],"additionalProperties":{}},"attachments":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"path":{"type":"string","pattern":"\\S"},"type":{"type":"string","enum":["defect_report","refactoring_guide","question_list","other"]}},"required":["name","path"],"additionalProperties":{}}},"line_comments":{"type":"array","items":{"type":"object","properties":{"path":{"type":"string","pattern":"\\S"},"line":{"type":"integer","minimum":1,"maximum":9007199254740991},"text":{"type":"string","pattern":"\\S"}},"required":["path","text"],"additionalProperties":{}}}},"required":["handoff_id","type","source","target","timestamp","task","ack_status","reject_reason"],"additionalProperties":{}}],"title":"AckMessage","description":"A receiving team accepts, defers or rejects a handoff"};
const pattern0 = lazyPattern("^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$");
const pattern1 = lazyPattern("\\S");
const pattern5 = lazyPattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$");
const pattern6 = lazyPattern("^TASK-\\d{8}-\\d{3,}$");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of schema11.oneOf[0].required){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: prop0}});
errors++;
}
}
if(data.handoff_id !== undefined){
let data0 = data.handoff_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/handoff_id",schemaPath:"#/oneOf/0/properties/handoff_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/handoff_id",schemaPath:"#/oneOf/0/properties/handoff_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("ack" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue: "ack"}});
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const prop1 of schema11.oneOf[0].properties.source.required){
if(data2[prop1] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/oneOf/0/properties/source/required",keyword:"required",params:{missingProperty: prop1}});
errors++;
}
}
if(data2.team_id !== undefined){
let data3 = data2.team_id;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source/team_id",schemaPath:"#/oneOf/0/properties/source/properties/team_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/source/team_id",schemaPath:"#/oneOf/0/properties/source/properties/team_id/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.source.properties.team_id.enum}});
errors++;
}
}
if(data2.team_name !== undefined){
let data4 = data2.team_name;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/source/team_name",schemaPath:"#/oneOf/0/properties/source/properties/team_name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source/team_name",schemaPath:"#/oneOf/0/properties/source/properties/team_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.agent_id !== undefined){
let data5 = data2.agent_id;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/source/agent_id",schemaPath:"#/oneOf/0/properties/source/properties/agent_id/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source/agent_id",schemaPath:"#/oneOf/0/properties/source/properties/agent_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/oneOf/0/properties/source/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.target !== undefined){
let data6 = data.target;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const prop2 of schema11.oneOf[0].properties.target.required){
if(data6[prop2] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/target",schemaPath:"#/oneOf/0/properties/target/required",keyword:"required",params:{missingProperty: prop2}});
errors++;
}
}
if(data6.team_id !== undefined){
let data7 = data6.team_id;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/target/team_id",schemaPath:"#/oneOf/0/properties/target/properties/team_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/target/team_id",schemaPath:"#/oneOf/0/properties/target/properties/team_id/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.target.properties.team_id.enum}});
errors++;
}
}
if(data6.team_name !== undefined){
let data8 = data6.team_name;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/target/team_name",schemaPath:"#/oneOf/0/properties/target/properties/team_name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target/team_name",schemaPath:"#/oneOf/0/properties/target/properties/team_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.agent_id !== undefined){
let data9 = data6.agent_id;
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/target/agent_id",schemaPath:"#/oneOf/0/properties/target/properties/agent_id/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target/agent_id",schemaPath:"#/oneOf/0/properties/target/properties/agent_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target",schemaPath:"#/oneOf/0/properties/target/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data10 = data.timestamp;
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/0/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/0/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.metadata !== undefined){
let data11 = data.metadata;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
const _errs30 = errors;
if(typeof key0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/0/properties/metadata/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0});
errors++;
}
var valid4 = _errs30 === errors;
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/0/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/0/properties/metadata/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.task !== undefined){
let data12 = data.task;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const prop3 of schema11.oneOf[0].properties.task.required){
if(data12[prop3] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/task",schemaPath:"#/oneOf/0/properties/task/required",keyword:"required",params:{missingProperty: prop3}});
errors++;
}
}
if(data12.task_id !== undefined){
let data13 = data12.task_id;
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/task/task_id",schemaPath:"#/oneOf/0/properties/task/properties/task_id/pattern",keyword:"pattern",params:{pattern: "^TASK-\\d{8}-\\d{3,}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/task_id",schemaPath:"#/oneOf/0/properties/task/properties/task_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.title !== undefined){
let data14 = data12.title;
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/task/title",schemaPath:"#/oneOf/0/properties/task/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/title",schemaPath:"#/oneOf/0/properties/task/properties/title/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.status_from !== undefined){
let data15 = data12.status_from;
if(typeof data15 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_from",schemaPath:"#/oneOf/0/properties/task/properties/status_from/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(statuses.includes(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_from",schemaPath:"#/oneOf/0/properties/task/properties/status_from/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.task.properties.status_from.enum}});
errors++;
}
}
if(data12.status_to !== undefined){
let data16 = data12.status_to;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_to",schemaPath:"#/oneOf/0/properties/task/properties/status_to/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(statuses.includes(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_to",schemaPath:"#/oneOf/0/properties/task/properties/status_to/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.task.properties.status_to.enum}});
errors++;
}
}
if(data12.priority !== undefined){
let data17 = data12.priority;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/priority",schemaPath:"#/oneOf/0/properties/task/properties/priority/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data17 === "P0") || (data17 === "P1")) || (data17 === "P2")) || (data17 === "P3"))){
(vErrors ??= []).push({instancePath:instancePath+"/task/priority",schemaPath:"#/oneOf/0/properties/task/properties/priority/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.task.properties.priority.enum}});
errors++;
}
}
if(data12.artifacts !== undefined){
let data18 = data12.artifacts;
if(Array.isArray(data18)){
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const prop4 of schema11.oneOf[0].properties.task.properties.artifacts.items.required){
if(data19[prop4] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0,schemaPath:"#/oneOf/0/properties/task/properties/artifacts/items/required",keyword:"required",params:{missingProperty: prop4}});
errors++;
}
}
if(data19.name !== undefined){
let data20 = data19.name;
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0+"/name",schemaPath:"#/oneOf/0/properties/task/properties/artifacts/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0+"/name",schemaPath:"#/oneOf/0/properties/task/properties/artifacts/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data19.path !== undefined){
let data21 = data19.path;
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0+"/path",schemaPath:"#/oneOf/0/properties/task/properties/artifacts/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0+"/path",schemaPath:"#/oneOf/0/properties/task/properties/artifacts/items/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data19.type !== undefined){
let data22 = data19.type;
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0+"/type",schemaPath:"#/oneOf/0/properties/task/properties/artifacts/items/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data22 === "document") || (data22 === "code")) || (data22 === "config")) || (data22 === "diagram")) || (data22 === "test_result"))){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0+"/type",schemaPath:"#/oneOf/0/properties/task/properties/artifacts/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.task.properties.artifacts.items.properties.type.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0,schemaPath:"#/oneOf/0/properties/task/properties/artifacts/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts",schemaPath:"#/oneOf/0/properties/task/properties/artifacts/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data12.context !== undefined){
if(typeof data12.context !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/context",schemaPath:"#/oneOf/0/properties/task/properties/context/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task",schemaPath:"#/oneOf/0/properties/task/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.ack_status !== undefined){
let data24 = data.ack_status;
if(typeof data24 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ack_status",schemaPath:"#/oneOf/0/properties/ack_status/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("accepted" !== data24){
(vErrors ??= []).push({instancePath:instancePath+"/ack_status",schemaPath:"#/oneOf/0/properties/ack_status/const",keyword:"const",params:{allowedValue: "accepted"}});
errors++;
}
}
if(data.ack_message !== undefined){
if(typeof data.ack_message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ack_message",schemaPath:"#/oneOf/0/properties/ack_message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs63 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop5 of schema11.oneOf[1].required){
if(data[prop5] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: prop5}});
errors++;
}
}
if(data.handoff_id !== undefined){
let data26 = data.handoff_id;
if(typeof data26 === "string"){
if(!pattern0.test(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/handoff_id",schemaPath:"#/oneOf/1/properties/handoff_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/handoff_id",schemaPath:"#/oneOf/1/properties/handoff_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.type !== undefined){
let data27 = data.type;
if(typeof data27 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("ack" !== data27){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue: "ack"}});
errors++;
}
}
if(data.source !== undefined){
let data28 = data.source;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const prop6 of schema11.oneOf[1].properties.source.required){
if(data28[prop6] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/oneOf/1/properties/source/required",keyword:"required",params:{missingProperty: prop6}});
errors++;
}
}
if(data28.team_id !== undefined){
let data29 = data28.team_id;
if(typeof data29 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source/team_id",schemaPath:"#/oneOf/1/properties/source/properties/team_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data29))){
(vErrors ??= []).push({instancePath:instancePath+"/source/team_id",schemaPath:"#/oneOf/1/properties/source/properties/team_id/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[1].properties.source.properties.team_id.enum}});
errors++;
}
}
if(data28.team_name !== undefined){
let data30 = data28.team_name;
if(typeof data30 === "string"){
if(!pattern1.test(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/source/team_name",schemaPath:"#/oneOf/1/properties/source/properties/team_name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source/team_name",schemaPath:"#/oneOf/1/properties/source/properties/team_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data28.agent_id !== undefined){
let data31 = data28.agent_id;
if(typeof data31 === "string"){
if(!pattern1.test(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/source/agent_id",schemaPath:"#/oneOf/1/properties/source/properties/agent_id/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source/agent_id",schemaPath:"#/oneOf/1/properties/source/properties/agent_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/oneOf/1/properties/source/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.target !== undefined){
let data32 = data.target;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const prop7 of schema11.oneOf[1].properties.target.required){
if(data32[prop7] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/target",schemaPath:"#/oneOf/1/properties/target/required",keyword:"required",params:{missingProperty: prop7}});
errors++;
}
}
if(data32.team_id !== undefined){
let data33 = data32.team_id;
if(typeof data33 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/target/team_id",schemaPath:"#/oneOf/1/properties/target/properties/team_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data33))){
(vErrors ??= []).push({instancePath:instancePath+"/target/team_id",schemaPath:"#/oneOf/1/properties/target/properties/team_id/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[1].properties.target.properties.team_id.enum}});
errors++;
}
}
if(data32.team_name !== undefined){
let data34 = data32.team_name;
if(typeof data34 === "string"){
if(!pattern1.test(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/target/team_name",schemaPath:"#/oneOf/1/properties/target/properties/team_name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target/team_name",schemaPath:"#/oneOf/1/properties/target/properties/team_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data32.agent_id !== undefined){
let data35 = data32.agent_id;
if(typeof data35 === "string"){
if(!pattern1.test(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/target/agent_id",schemaPath:"#/oneOf/1/properties/target/properties/agent_id/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target/agent_id",schemaPath:"#/oneOf/1/properties/target/properties/agent_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target",schemaPath:"#/oneOf/1/properties/target/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data36 = data.timestamp;
if(typeof data36 === "string"){
if(!pattern5.test(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/1/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/1/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.metadata !== undefined){
let data37 = data.metadata;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
for(const key1 in data37){
const _errs92 = errors;
if(typeof key1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/1/properties/metadata/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key1});
errors++;
}
var valid12 = _errs92 === errors;
if(!valid12){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/1/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key1}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/1/properties/metadata/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.task !== undefined){
let data38 = data.task;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const prop8 of schema11.oneOf[1].properties.task.required){
if(data38[prop8] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/task",schemaPath:"#/oneOf/1/properties/task/required",keyword:"required",params:{missingProperty: prop8}});
errors++;
}
}
if(data38.task_id !== undefined){
let data39 = data38.task_id;
if(typeof data39 === "string"){
if(!pattern6.test(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/task/task_id",schemaPath:"#/oneOf/1/properties/task/properties/task_id/pattern",keyword:"pattern",params:{pattern: "^TASK-\\d{8}-\\d{3,}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/task_id",schemaPath:"#/oneOf/1/properties/task/properties/task_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data38.title !== undefined){
let data40 = data38.title;
if(typeof data40 === "string"){
if(!pattern1.test(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/task/title",schemaPath:"#/oneOf/1/properties/task/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/title",schemaPath:"#/oneOf/1/properties/task/properties/title/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data38.status_from !== undefined){
let data41 = data38.status_from;
if(typeof data41 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_from",schemaPath:"#/oneOf/1/properties/task/properties/status_from/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(statuses.includes(data41))){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_from",schemaPath:"#/oneOf/1/properties/task/properties/status_from/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[1].properties.task.properties.status_from.enum}});
errors++;
}
}
if(data38.status_to !== undefined){
let data42 = data38.status_to;
if(typeof data42 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_to",schemaPath:"#/oneOf/1/properties/task/properties/status_to/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(statuses.includes(data42))){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_to",schemaPath:"#/oneOf/1/properties/task/properties/status_to/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[1].properties.task.properties.status_to.enum}});
errors++;
}
}
if(data38.priority !== undefined){
let data43 = data38.priority;
if(typeof data43 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/priority",schemaPath:"#/oneOf/1/properties/task/properties/priority/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data43 === "P0") || (data43 === "P1")) || (data43 === "P2")) || (data43 === "P3"))){
(vErrors ??= []).push({instancePath:instancePath+"/task/priority",schemaPath:"#/oneOf/1/properties/task/properties/priority/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[1].properties.task.properties.priority.enum}});
errors++;
}
}
if(data38.artifacts !== undefined){
let data44 = data38.artifacts;
if(Array.isArray(data44)){
const len1 = data44.length;
for(let i1=0; i1<len1; i1++){
let data45 = data44[i1];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const prop9 of schema11.oneOf[1].properties.task.properties.artifacts.items.required){
if(data45[prop9] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i1,schemaPath:"#/oneOf/1/properties/task/properties/artifacts/items/required",keyword:"required",params:{missingProperty: prop9}});
errors++;
}
}
if(data45.name !== undefined){
let data46 = data45.name;
if(typeof data46 === "string"){
if(!pattern1.test(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i1+"/name",schemaPath:"#/oneOf/1/properties/task/properties/artifacts/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i1+"/name",schemaPath:"#/oneOf/1/properties/task/properties/artifacts/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data45.path !== undefined){
let data47 = data45.path;
if(typeof data47 === "string"){
if(!pattern1.test(data47)){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i1+"/path",schemaPath:"#/oneOf/1/properties/task/properties/artifacts/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i1+"/path",schemaPath:"#/oneOf/1/properties/task/properties/artifacts/items/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data45.type !== undefined){
let data48 = data45.type;
if(typeof data48 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i1+"/type",schemaPath:"#/oneOf/1/properties/task/properties/artifacts/items/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data48 === "document") || (data48 === "code")) || (data48 === "config")) || (data48 === "diagram")) || (data48 === "test_result"))){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i1+"/type",schemaPath:"#/oneOf/1/properties/task/properties/artifacts/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[1].properties.task.properties.artifacts.items.properties.type.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i1,schemaPath:"#/oneOf/1/properties/task/properties/artifacts/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts",schemaPath:"#/oneOf/1/properties/task/properties/artifacts/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data38.context !== undefined){
if(typeof data38.context !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/context",schemaPath:"#/oneOf/1/properties/task/properties/context/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task",schemaPath:"#/oneOf/1/properties/task/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.ack_status !== undefined){
let data50 = data.ack_status;
if(typeof data50 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ack_status",schemaPath:"#/oneOf/1/properties/ack_status/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("deferred" !== data50){
(vErrors ??= []).push({instancePath:instancePath+"/ack_status",schemaPath:"#/oneOf/1/properties/ack_status/const",keyword:"const",params:{allowedValue: "deferred"}});
errors++;
}
}
if(data.ack_message !== undefined){
let data51 = data.ack_message;
if(typeof data51 === "string"){
if(!pattern1.test(data51)){
(vErrors ??= []).push({instancePath:instancePath+"/ack_message",schemaPath:"#/oneOf/1/properties/ack_message/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/ack_message",schemaPath:"#/oneOf/1/properties/ack_message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs63 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs125 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop10 of schema11.oneOf[2].required){
if(data[prop10] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: prop10}});
errors++;
}
}
if(data.handoff_id !== undefined){
let data52 = data.handoff_id;
if(typeof data52 === "string"){
if(!pattern0.test(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/handoff_id",schemaPath:"#/oneOf/2/properties/handoff_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/handoff_id",schemaPath:"#/oneOf/2/properties/handoff_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.type !== undefined){
let data53 = data.type;
if(typeof data53 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("ack" !== data53){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue: "ack"}});
errors++;
}
}
if(data.source !== undefined){
let data54 = data.source;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const prop11 of schema11.oneOf[2].properties.source.required){
if(data54[prop11] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/oneOf/2/properties/source/required",keyword:"required",params:{missingProperty: prop11}});
errors++;
}
}
if(data54.team_id !== undefined){
let data55 = data54.team_id;
if(typeof data55 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source/team_id",schemaPath:"#/oneOf/2/properties/source/properties/team_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data55))){
(vErrors ??= []).push({instancePath:instancePath+"/source/team_id",schemaPath:"#/oneOf/2/properties/source/properties/team_id/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[2].properties.source.properties.team_id.enum}});
errors++;
}
}
if(data54.team_name !== undefined){
let data56 = data54.team_name;
if(typeof data56 === "string"){
if(!pattern1.test(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/source/team_name",schemaPath:"#/oneOf/2/properties/source/properties/team_name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source/team_name",schemaPath:"#/oneOf/2/properties/source/properties/team_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data54.agent_id !== undefined){
let data57 = data54.agent_id;
if(typeof data57 === "string"){
if(!pattern1.test(data57)){
(vErrors ??= []).push({instancePath:instancePath+"/source/agent_id",schemaPath:"#/oneOf/2/properties/source/properties/agent_id/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source/agent_id",schemaPath:"#/oneOf/2/properties/source/properties/agent_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/oneOf/2/properties/source/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.target !== undefined){
let data58 = data.target;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const prop12 of schema11.oneOf[2].properties.target.required){
if(data58[prop12] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/target",schemaPath:"#/oneOf/2/properties/target/required",keyword:"required",params:{missingProperty: prop12}});
errors++;
}
}
if(data58.team_id !== undefined){
let data59 = data58.team_id;
if(typeof data59 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/target/team_id",schemaPath:"#/oneOf/2/properties/target/properties/team_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data59))){
(vErrors ??= []).push({instancePath:instancePath+"/target/team_id",schemaPath:"#/oneOf/2/properties/target/properties/team_id/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[2].properties.target.properties.team_id.enum}});
errors++;
}
}
if(data58.team_name !== undefined){
let data60 = data58.team_name;
if(typeof data60 === "string"){
if(!pattern1.test(data60)){
(vErrors ??= []).push({instancePath:instancePath+"/target/team_name",schemaPath:"#/oneOf/2/properties/target/properties/team_name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target/team_name",schemaPath:"#/oneOf/2/properties/target/properties/team_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data58.agent_id !== undefined){
let data61 = data58.agent_id;
if(typeof data61 === "string"){
if(!pattern1.test(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/target/agent_id",schemaPath:"#/oneOf/2/properties/target/properties/agent_id/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target/agent_id",schemaPath:"#/oneOf/2/properties/target/properties/agent_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target",schemaPath:"#/oneOf/2/properties/target/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data62 = data.timestamp;
if(typeof data62 === "string"){
if(!pattern5.test(data62)){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/2/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/2/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.metadata !== undefined){
let data63 = data.metadata;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
for(const key2 in data63){
const _errs154 = errors;
if(typeof key2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/2/properties/metadata/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key2});
errors++;
}
var valid20 = _errs154 === errors;
if(!valid20){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/2/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key2}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/2/properties/metadata/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.task !== undefined){
let data64 = data.task;
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
for(const prop13 of schema11.oneOf[2].properties.task.required){
if(data64[prop13] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/task",schemaPath:"#/oneOf/2/properties/task/required",keyword:"required",params:{missingProperty: prop13}});
errors++;
}
}
if(data64.task_id !== undefined){
let data65 = data64.task_id;
if(typeof data65 === "string"){
if(!pattern6.test(data65)){
(vErrors ??= []).push({instancePath:instancePath+"/task/task_id",schemaPath:"#/oneOf/2/properties/task/properties/task_id/pattern",keyword:"pattern",params:{pattern: "^TASK-\\d{8}-\\d{3,}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/task_id",schemaPath:"#/oneOf/2/properties/task/properties/task_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data64.title !== undefined){
let data66 = data64.title;
if(typeof data66 === "string"){
if(!pattern1.test(data66)){
(vErrors ??= []).push({instancePath:instancePath+"/task/title",schemaPath:"#/oneOf/2/properties/task/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/title",schemaPath:"#/oneOf/2/properties/task/properties/title/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data64.status_from !== undefined){
let data67 = data64.status_from;
if(typeof data67 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_from",schemaPath:"#/oneOf/2/properties/task/properties/status_from/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(statuses.includes(data67))){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_from",schemaPath:"#/oneOf/2/properties/task/properties/status_from/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[2].properties.task.properties.status_from.enum}});
errors++;
}
}
if(data64.status_to !== undefined){
let data68 = data64.status_to;
if(typeof data68 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_to",schemaPath:"#/oneOf/2/properties/task/properties/status_to/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(statuses.includes(data68))){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_to",schemaPath:"#/oneOf/2/properties/task/properties/status_to/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[2].properties.task.properties.status_to.enum}});
errors++;
}
}
if(data64.priority !== undefined){
let data69 = data64.priority;
if(typeof data69 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/priority",schemaPath:"#/oneOf/2/properties/task/properties/priority/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data69 === "P0") || (data69 === "P1")) || (data69 === "P2")) || (data69 === "P3"))){
(vErrors ??= []).push({instancePath:instancePath+"/task/priority",schemaPath:"#/oneOf/2/properties/task/properties/priority/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[2].properties.task.properties.priority.enum}});
errors++;
}
}
if(data64.artifacts !== undefined){
let data70 = data64.artifacts;
if(Array.isArray(data70)){
const len2 = data70.length;
for(let i2=0; i2<len2; i2++){
let data71 = data70[i2];
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
for(const prop14 of schema11.oneOf[2].properties.task.properties.artifacts.items.required){
if(data71[prop14] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i2,schemaPath:"#/oneOf/2/properties/task/properties/artifacts/items/required",keyword:"required",params:{missingProperty: prop14}});
errors++;
}
}
if(data71.name !== undefined){
let data72 = data71.name;
if(typeof data72 === "string"){
if(!pattern1.test(data72)){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i2+"/name",schemaPath:"#/oneOf/2/properties/task/properties/artifacts/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i2+"/name",schemaPath:"#/oneOf/2/properties/task/properties/artifacts/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data71.path !== undefined){
let data73 = data71.path;
if(typeof data73 === "string"){
if(!pattern1.test(data73)){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i2+"/path",schemaPath:"#/oneOf/2/properties/task/properties/artifacts/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i2+"/path",schemaPath:"#/oneOf/2/properties/task/properties/artifacts/items/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data71.type !== undefined){
let data74 = data71.type;
if(typeof data74 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i2+"/type",schemaPath:"#/oneOf/2/properties/task/properties/artifacts/items/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data74 === "document") || (data74 === "code")) || (data74 === "config")) || (data74 === "diagram")) || (data74 === "test_result"))){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i2+"/type",schemaPath:"#/oneOf/2/properties/task/properties/artifacts/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[2].properties.task.properties.artifacts.items.properties.type.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i2,schemaPath:"#/oneOf/2/properties/task/properties/artifacts/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts",schemaPath:"#/oneOf/2/properties/task/properties/artifacts/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data64.context !== undefined){
if(typeof data64.context !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/context",schemaPath:"#/oneOf/2/properties/task/properties/context/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task",schemaPath:"#/oneOf/2/properties/task/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.ack_status !== undefined){
let data76 = data.ack_status;
if(typeof data76 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ack_status",schemaPath:"#/oneOf/2/properties/ack_status/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("rejected" !== data76){
(vErrors ??= []).push({instancePath:instancePath+"/ack_status",schemaPath:"#/oneOf/2/properties/ack_status/const",keyword:"const",params:{allowedValue: "rejected"}});
errors++;
}
}
if(data.ack_message !== undefined){
if(typeof data.ack_message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/ack_message",schemaPath:"#/oneOf/2/properties/ack_message/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.reject_reason !== undefined){
let data78 = data.reject_reason;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
for(const prop15 of schema11.oneOf[2].properties.reject_reason.required){
if(data78[prop15] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason",schemaPath:"#/oneOf/2/properties/reject_reason/required",keyword:"required",params:{missingProperty: prop15}});
errors++;
}
}
if(data78.category !== undefined){
let data79 = data78.category;
if(typeof data79 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/category",schemaPath:"#/oneOf/2/properties/reject_reason/properties/category/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data79 === "quality") || (data79 === "scope")) || (data79 === "dependency")) || (data79 === "blocker"))){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/category",schemaPath:"#/oneOf/2/properties/reject_reason/properties/category/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[2].properties.reject_reason.properties.category.enum}});
errors++;
}
}
if(data78.description !== undefined){
let data80 = data78.description;
if(typeof data80 === "string"){
if(!pattern1.test(data80)){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/description",schemaPath:"#/oneOf/2/properties/reject_reason/properties/description/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/description",schemaPath:"#/oneOf/2/properties/reject_reason/properties/description/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data78.action_items !== undefined){
let data81 = data78.action_items;
if(Array.isArray(data81)){
if(data81.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items",schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len3 = data81.length;
for(let i3=0; i3<len3; i3++){
let data82 = data81[i3];
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
for(const prop16 of schema11.oneOf[2].properties.reject_reason.properties.action_items.items.required){
if(data82[prop16] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i3,schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/items/required",keyword:"required",params:{missingProperty: prop16}});
errors++;
}
}
if(data82.assignee !== undefined){
let data83 = data82.assignee;
if(typeof data83 === "string"){
if(!pattern1.test(data83)){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i3+"/assignee",schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/items/properties/assignee/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i3+"/assignee",schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/items/properties/assignee/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data82.action !== undefined){
let data84 = data82.action;
if(typeof data84 === "string"){
if(!pattern1.test(data84)){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i3+"/action",schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/items/properties/action/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i3+"/action",schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/items/properties/action/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data82.deadline !== undefined){
let data85 = data82.deadline;
if(typeof data85 === "string"){
if(!pattern1.test(data85)){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i3+"/deadline",schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/items/properties/deadline/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i3+"/deadline",schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/items/properties/deadline/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i3,schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items",schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason",schemaPath:"#/oneOf/2/properties/reject_reason/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.attachments !== undefined){
let data86 = data.attachments;
if(Array.isArray(data86)){
const len4 = data86.length;
for(let i4=0; i4<len4; i4++){
let data87 = data86[i4];
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
for(const prop17 of schema11.oneOf[2].properties.attachments.items.required){
if(data87[prop17] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i4,schemaPath:"#/oneOf/2/properties/attachments/items/required",keyword:"required",params:{missingProperty: prop17}});
errors++;
}
}
if(data87.name !== undefined){
let data88 = data87.name;
if(typeof data88 === "string"){
if(!pattern1.test(data88)){
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i4+"/name",schemaPath:"#/oneOf/2/properties/attachments/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i4+"/name",schemaPath:"#/oneOf/2/properties/attachments/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data87.path !== undefined){
let data89 = data87.path;
if(typeof data89 === "string"){
if(!pattern1.test(data89)){
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i4+"/path",schemaPath:"#/oneOf/2/properties/attachments/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i4+"/path",schemaPath:"#/oneOf/2/properties/attachments/items/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data87.type !== undefined){
let data90 = data87.type;
if(typeof data90 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i4+"/type",schemaPath:"#/oneOf/2/properties/attachments/items/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data90 === "defect_report") || (data90 === "refactoring_guide")) || (data90 === "question_list")) || (data90 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i4+"/type",schemaPath:"#/oneOf/2/properties/attachments/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[2].properties.attachments.items.properties.type.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i4,schemaPath:"#/oneOf/2/properties/attachments/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments",schemaPath:"#/oneOf/2/properties/attachments/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.line_comments !== undefined){
let data91 = data.line_comments;
if(Array.isArray(data91)){
const len5 = data91.length;
for(let i5=0; i5<len5; i5++){
let data92 = data91[i5];
if(data92 && typeof data92 == "object" && !Array.isArray(data92)){
for(const prop18 of schema11.oneOf[2].properties.line_comments.items.required){
if(data92[prop18] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i5,schemaPath:"#/oneOf/2/properties/line_comments/items/required",keyword:"required",params:{missingProperty: prop18}});
errors++;
}
}
if(data92.path !== undefined){
let data93 = data92.path;
if(typeof data93 === "string"){
if(!pattern1.test(data93)){
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i5+"/path",schemaPath:"#/oneOf/2/properties/line_comments/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i5+"/path",schemaPath:"#/oneOf/2/properties/line_comments/items/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data92.line !== undefined){
let data94 = data92.line;
if(!(((typeof data94 == "number") && (!(data94 % 1) && !isNaN(data94))) && (isFinite(data94)))){
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i5+"/line",schemaPath:"#/oneOf/2/properties/line_comments/items/properties/line/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data94 == "number") && (isFinite(data94))){
if(data94 > 9007199254740991 || isNaN(data94)){
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i5+"/line",schemaPath:"#/oneOf/2/properties/line_comments/items/properties/line/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data94 < 1 || isNaN(data94)){
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i5+"/line",schemaPath:"#/oneOf/2/properties/line_comments/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data92.text !== undefined){
let data95 = data92.text;
if(typeof data95 === "string"){
if(!pattern1.test(data95)){
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i5+"/text",schemaPath:"#/oneOf/2/properties/line_comments/items/properties/text/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i5+"/text",schemaPath:"#/oneOf/2/properties/line_comments/items/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i5,schemaPath:"#/oneOf/2/properties/line_comments/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line_comments",schemaPath:"#/oneOf/2/properties/line_comments/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs125 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}});
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate10.errors = vErrors;
return errors === 0;
}

    const validate = module.exports
    return (value) => (validate(value) ? [] : validate.errors)
  },
  known: {},
}
