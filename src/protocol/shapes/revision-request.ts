// @ts-nocheck
// Written by `npm run generate` from the zod schema: ajv's standalone code. Not to be edited.
import { lazyPattern, type Shape } from '../shape.ts'

export const revisionRequestShape: Shape = {
  errorsIn({ statuses, teams }) {
    const module = { exports: undefined }
"use strict";
module.exports = validate10;
module.exports.default = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"handoff_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},"type":{"type":"string","const":"revision_request"},"source":{"type":"object","properties":{"team_id":{"type":"string","enum":teams},"team_name":{"type":"string","pattern":"\\S"},"agent_id":{"type":"string","pattern":"\\S"}},"required":["team_id","team_name","agent_id"],"additionalProperties":{}},"target":{"type":"object","properties":{"team_id":{"type":"string","enum":teams},"team_name":{"type":"string","pattern":"\\S"},"agent_id":{"type":"string","pattern":"\\S"}},"required":["team_id","team_name"],"additionalProperties":{}},"timestamp":{"type":"string","pattern":"^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$","format":"date-time"},"metadata":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},"task":{"type":"object","properties":{"task_id":{"type":"string","pattern":"^TASK-\\d{8}-\\d{3,}$"},"title":{"type":"string","pattern":"\\S"},"status_from":{"type":"string","enum":statuses},"status_to":{"type":"string","enum":statuses},"priority":{"type":"string","enum":["P0","P1","P2","P3"]},"artifacts":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"path":{"type":"string","pattern":"\\S"},"type":{"type":"string","enum":["document","code","config","diagram","test_result"]}},"required":["name","path"],"additionalProperties":{}}},"context":{"type":"string"}},"required":["task_id","title","status_from","status_to"],"additionalProperties":{}},"reject_reason":{"type":"object","properties":{"category":{"type":"string","enum":["quality","scope","dependency","blocker"]},"description":{"type":"string","pattern":"\\S"},"action_items":{"minItems":1,"type":"array","items":{"type":"object","properties":{"assignee":{"type":"string","pattern":"\\S"},"action":{"type":"string","pattern":"\\S"},"deadline":{"type":"string","pattern":"\\S"}},"required":["assignee","action","deadline"],"additionalProperties":{}}}},"required":["category","description","action_items"],"additionalProperties":{}},"attachments":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"path":{"type":"string","pattern":"\\S"},"type":{"type":"string","enum":["defect_report","refactoring_guide","question_list","other"]}},"required":["name","path"],"additionalProperties":{}}},"line_comments":{"type":"array","items":{"type":"object","properties":{"path":{"type":"string","pattern":"\\S"},"line":{"type":"integer","minimum":1,"maximum":9007199254740991},"text":{"type":"string","pattern":"\\S"}},"required":["path","text"],"additionalProperties":{}}}},"required":["handoff_id","type","source","target","timestamp","task","reject_reason"],"additionalProperties":{},"title":"RevisionRequestMessage","description":"Work goes back by more than one team"};
const pattern0 = lazyPattern("^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$");
const pattern1 = lazyPattern("\\S");
const pattern5 = lazyPattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$");
const pattern6 = lazyPattern("^TASK-\\d{8}-\\d{3,}$");

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
if(data.handoff_id !== undefined){
let data0 = data.handoff_id;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/handoff_id",schemaPath:"#/properties/handoff_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/handoff_id",schemaPath:"#/properties/handoff_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("revision_request" !== data1){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "revision_request"}});
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const prop1 of schema11.properties.source.required){
if(data2[prop1] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/properties/source/required",keyword:"required",params:{missingProperty: prop1}});
errors++;
}
}
if(data2.team_id !== undefined){
let data3 = data2.team_id;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source/team_id",schemaPath:"#/properties/source/properties/team_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/source/team_id",schemaPath:"#/properties/source/properties/team_id/enum",keyword:"enum",params:{allowedValues: schema11.properties.source.properties.team_id.enum}});
errors++;
}
}
if(data2.team_name !== undefined){
let data4 = data2.team_name;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/source/team_name",schemaPath:"#/properties/source/properties/team_name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source/team_name",schemaPath:"#/properties/source/properties/team_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.agent_id !== undefined){
let data5 = data2.agent_id;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/source/agent_id",schemaPath:"#/properties/source/properties/agent_id/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source/agent_id",schemaPath:"#/properties/source/properties/agent_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.target !== undefined){
let data6 = data.target;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const prop2 of schema11.properties.target.required){
if(data6[prop2] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/target",schemaPath:"#/properties/target/required",keyword:"required",params:{missingProperty: prop2}});
errors++;
}
}
if(data6.team_id !== undefined){
let data7 = data6.team_id;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/target/team_id",schemaPath:"#/properties/target/properties/team_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/target/team_id",schemaPath:"#/properties/target/properties/team_id/enum",keyword:"enum",params:{allowedValues: schema11.properties.target.properties.team_id.enum}});
errors++;
}
}
if(data6.team_name !== undefined){
let data8 = data6.team_name;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/target/team_name",schemaPath:"#/properties/target/properties/team_name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target/team_name",schemaPath:"#/properties/target/properties/team_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.agent_id !== undefined){
let data9 = data6.agent_id;
if(typeof data9 === "string"){
if(!pattern1.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/target/agent_id",schemaPath:"#/properties/target/properties/agent_id/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target/agent_id",schemaPath:"#/properties/target/properties/agent_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target",schemaPath:"#/properties/target/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data10 = data.timestamp;
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.metadata !== undefined){
let data11 = data.metadata;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
const _errs28 = errors;
if(typeof key0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0});
errors++;
}
var valid3 = _errs28 === errors;
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key0}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.task !== undefined){
let data12 = data.task;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const prop3 of schema11.properties.task.required){
if(data12[prop3] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/task",schemaPath:"#/properties/task/required",keyword:"required",params:{missingProperty: prop3}});
errors++;
}
}
if(data12.task_id !== undefined){
let data13 = data12.task_id;
if(typeof data13 === "string"){
if(!pattern6.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/task/task_id",schemaPath:"#/properties/task/properties/task_id/pattern",keyword:"pattern",params:{pattern: "^TASK-\\d{8}-\\d{3,}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/task_id",schemaPath:"#/properties/task/properties/task_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.title !== undefined){
let data14 = data12.title;
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/task/title",schemaPath:"#/properties/task/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/title",schemaPath:"#/properties/task/properties/title/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data12.status_from !== undefined){
let data15 = data12.status_from;
if(typeof data15 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_from",schemaPath:"#/properties/task/properties/status_from/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(statuses.includes(data15))){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_from",schemaPath:"#/properties/task/properties/status_from/enum",keyword:"enum",params:{allowedValues: schema11.properties.task.properties.status_from.enum}});
errors++;
}
}
if(data12.status_to !== undefined){
let data16 = data12.status_to;
if(typeof data16 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_to",schemaPath:"#/properties/task/properties/status_to/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(statuses.includes(data16))){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_to",schemaPath:"#/properties/task/properties/status_to/enum",keyword:"enum",params:{allowedValues: schema11.properties.task.properties.status_to.enum}});
errors++;
}
}
if(data12.priority !== undefined){
let data17 = data12.priority;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/priority",schemaPath:"#/properties/task/properties/priority/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data17 === "P0") || (data17 === "P1")) || (data17 === "P2")) || (data17 === "P3"))){
(vErrors ??= []).push({instancePath:instancePath+"/task/priority",schemaPath:"#/properties/task/properties/priority/enum",keyword:"enum",params:{allowedValues: schema11.properties.task.properties.priority.enum}});
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
for(const prop4 of schema11.properties.task.properties.artifacts.items.required){
if(data19[prop4] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0,schemaPath:"#/properties/task/properties/artifacts/items/required",keyword:"required",params:{missingProperty: prop4}});
errors++;
}
}
if(data19.name !== undefined){
let data20 = data19.name;
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0+"/name",schemaPath:"#/properties/task/properties/artifacts/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0+"/name",schemaPath:"#/properties/task/properties/artifacts/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data19.path !== undefined){
let data21 = data19.path;
if(typeof data21 === "string"){
if(!pattern1.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0+"/path",schemaPath:"#/properties/task/properties/artifacts/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0+"/path",schemaPath:"#/properties/task/properties/artifacts/items/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data19.type !== undefined){
let data22 = data19.type;
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0+"/type",schemaPath:"#/properties/task/properties/artifacts/items/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data22 === "document") || (data22 === "code")) || (data22 === "config")) || (data22 === "diagram")) || (data22 === "test_result"))){
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0+"/type",schemaPath:"#/properties/task/properties/artifacts/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.task.properties.artifacts.items.properties.type.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts/" + i0,schemaPath:"#/properties/task/properties/artifacts/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/artifacts",schemaPath:"#/properties/task/properties/artifacts/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data12.context !== undefined){
if(typeof data12.context !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/context",schemaPath:"#/properties/task/properties/context/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task",schemaPath:"#/properties/task/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.reject_reason !== undefined){
let data24 = data.reject_reason;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const prop5 of schema11.properties.reject_reason.required){
if(data24[prop5] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason",schemaPath:"#/properties/reject_reason/required",keyword:"required",params:{missingProperty: prop5}});
errors++;
}
}
if(data24.category !== undefined){
let data25 = data24.category;
if(typeof data25 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/category",schemaPath:"#/properties/reject_reason/properties/category/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data25 === "quality") || (data25 === "scope")) || (data25 === "dependency")) || (data25 === "blocker"))){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/category",schemaPath:"#/properties/reject_reason/properties/category/enum",keyword:"enum",params:{allowedValues: schema11.properties.reject_reason.properties.category.enum}});
errors++;
}
}
if(data24.description !== undefined){
let data26 = data24.description;
if(typeof data26 === "string"){
if(!pattern1.test(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/description",schemaPath:"#/properties/reject_reason/properties/description/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/description",schemaPath:"#/properties/reject_reason/properties/description/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data24.action_items !== undefined){
let data27 = data24.action_items;
if(Array.isArray(data27)){
if(data27.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items",schemaPath:"#/properties/reject_reason/properties/action_items/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len1 = data27.length;
for(let i1=0; i1<len1; i1++){
let data28 = data27[i1];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const prop6 of schema11.properties.reject_reason.properties.action_items.items.required){
if(data28[prop6] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i1,schemaPath:"#/properties/reject_reason/properties/action_items/items/required",keyword:"required",params:{missingProperty: prop6}});
errors++;
}
}
if(data28.assignee !== undefined){
let data29 = data28.assignee;
if(typeof data29 === "string"){
if(!pattern1.test(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i1+"/assignee",schemaPath:"#/properties/reject_reason/properties/action_items/items/properties/assignee/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i1+"/assignee",schemaPath:"#/properties/reject_reason/properties/action_items/items/properties/assignee/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data28.action !== undefined){
let data30 = data28.action;
if(typeof data30 === "string"){
if(!pattern1.test(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i1+"/action",schemaPath:"#/properties/reject_reason/properties/action_items/items/properties/action/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i1+"/action",schemaPath:"#/properties/reject_reason/properties/action_items/items/properties/action/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data28.deadline !== undefined){
let data31 = data28.deadline;
if(typeof data31 === "string"){
if(!pattern1.test(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i1+"/deadline",schemaPath:"#/properties/reject_reason/properties/action_items/items/properties/deadline/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i1+"/deadline",schemaPath:"#/properties/reject_reason/properties/action_items/items/properties/deadline/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i1,schemaPath:"#/properties/reject_reason/properties/action_items/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items",schemaPath:"#/properties/reject_reason/properties/action_items/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason",schemaPath:"#/properties/reject_reason/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.attachments !== undefined){
let data32 = data.attachments;
if(Array.isArray(data32)){
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
let data33 = data32[i2];
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const prop7 of schema11.properties.attachments.items.required){
if(data33[prop7] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i2,schemaPath:"#/properties/attachments/items/required",keyword:"required",params:{missingProperty: prop7}});
errors++;
}
}
if(data33.name !== undefined){
let data34 = data33.name;
if(typeof data34 === "string"){
if(!pattern1.test(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i2+"/name",schemaPath:"#/properties/attachments/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i2+"/name",schemaPath:"#/properties/attachments/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data33.path !== undefined){
let data35 = data33.path;
if(typeof data35 === "string"){
if(!pattern1.test(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i2+"/path",schemaPath:"#/properties/attachments/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i2+"/path",schemaPath:"#/properties/attachments/items/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data33.type !== undefined){
let data36 = data33.type;
if(typeof data36 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i2+"/type",schemaPath:"#/properties/attachments/items/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data36 === "defect_report") || (data36 === "refactoring_guide")) || (data36 === "question_list")) || (data36 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i2+"/type",schemaPath:"#/properties/attachments/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.attachments.items.properties.type.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments/" + i2,schemaPath:"#/properties/attachments/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/attachments",schemaPath:"#/properties/attachments/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.line_comments !== undefined){
let data37 = data.line_comments;
if(Array.isArray(data37)){
const len3 = data37.length;
for(let i3=0; i3<len3; i3++){
let data38 = data37[i3];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const prop8 of schema11.properties.line_comments.items.required){
if(data38[prop8] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i3,schemaPath:"#/properties/line_comments/items/required",keyword:"required",params:{missingProperty: prop8}});
errors++;
}
}
if(data38.path !== undefined){
let data39 = data38.path;
if(typeof data39 === "string"){
if(!pattern1.test(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i3+"/path",schemaPath:"#/properties/line_comments/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i3+"/path",schemaPath:"#/properties/line_comments/items/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data38.line !== undefined){
let data40 = data38.line;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i3+"/line",schemaPath:"#/properties/line_comments/items/properties/line/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data40 == "number") && (isFinite(data40))){
if(data40 > 9007199254740991 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i3+"/line",schemaPath:"#/properties/line_comments/items/properties/line/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data40 < 1 || isNaN(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i3+"/line",schemaPath:"#/properties/line_comments/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data38.text !== undefined){
let data41 = data38.text;
if(typeof data41 === "string"){
if(!pattern1.test(data41)){
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i3+"/text",schemaPath:"#/properties/line_comments/items/properties/text/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i3+"/text",schemaPath:"#/properties/line_comments/items/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line_comments/" + i3,schemaPath:"#/properties/line_comments/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/line_comments",schemaPath:"#/properties/line_comments/type",keyword:"type",params:{type: "array"}});
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
  known: {"keys":{"handoff_id":{},"type":{},"source":{"keys":{"team_id":{},"team_name":{},"agent_id":{}}},"target":{"keys":{"team_id":{},"team_name":{},"agent_id":{}}},"timestamp":{},"metadata":{},"task":{"keys":{"task_id":{},"title":{},"status_from":{},"status_to":{},"priority":{},"artifacts":{"items":{"keys":{"name":{},"path":{},"type":{}}}},"context":{}}},"reject_reason":{"keys":{"category":{},"description":{},"action_items":{"items":{"keys":{"assignee":{},"action":{},"deadline":{}}}}}},"attachments":{"items":{"keys":{"name":{},"path":{},"type":{}}}},"line_comments":{"items":{"keys":{"path":{},"line":{},"text":{}}}}}},
}
