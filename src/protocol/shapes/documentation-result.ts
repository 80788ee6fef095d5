// @ts-nocheck
// Written by `npm run generate` from the zod schema: ajv's standalone code. Not to be edited.
import { lazyPattern, type Shape } from '../shape.ts'

export const documentationResultShape: Shape = {
  errorsIn({ statuses, teams }) {
    const module = { exports: undefined }
"use strict";
module.exports = validate10;
module.exports.default = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","oneOf":[{"type":"object","properties":{"type":{"type":"string","const":"documentation_result"},"result_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},"request_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},"source_team":{"type":"string","enum":teams},"task_id":{"type":"string","pattern":"^TASK-\\d{8}-\\d{3,}$"},"result":{"type":"string","const":"complete"},"artifacts":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"path":{"type":"string","pattern":"\\S"},"type":{"type":"string","enum":["api_docs","user_guide","changelog","other"]}},"required":["name","path"],"additionalProperties":{}}},"timestamp":{"type":"string","pattern":"^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$","format":"date-time"},"checklist":{"type":"object","properties":{"documented":{"type":"boolean","const":true},"consistent_format":{"type":"boolean","const":true},"consistent_terms":{"type":"boolean","const":true},"changelog_updated":{"type":"boolean","const":true}},"required":["documented","consistent_format","consistent_terms","changelog_updated"],"additionalProperties":{}}},"required":["type","source_team","task_id","result","artifacts","checklist"],"additionalProperties":{}},{"type":"object","properties":{"type":{"type":"string","const":"documentation_result"},"result_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},"request_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},"source_team":{"type":"string","enum":teams},"task_id":{"type":"string","pattern":"^TASK-\\d{8}-\\d{3,}$"},"result":{"type":"string","const":"partial"},"artifacts":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"path":{"type":"string","pattern":"\\S"},"type":{"type":"string","enum":["api_docs","user_guide","changelog","other"]}},"required":["name","path"],"additionalProperties":{}}},"timestamp":{"type":"string","pattern":"^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$","format":"date-time"},"checklist":{"type":"object","properties":{"documented":{"type":"boolean"},"consistent_format":{"type":"boolean"},"consistent_terms":{"type":"boolean"},"changelog_updated":{"type":"boolean"}},"required":["documented","consistent_format","consistent_terms","changelog_updated"],"additionalProperties":{}}},"required":["type","source_team","task_id","result","artifacts"],"additionalProperties":{}},{"type":"object","properties":{"type":{"type":"string","const":"documentation_result"},"result_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},"request_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},"source_team":{"type":"string","enum":teams},"task_id":{"type":"string","pattern":"^TASK-\\d{8}-\\d{3,}$"},"result":{"type":"string","const":"revision_needed"},"artifacts":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"path":{"type":"string","pattern":"\\S"},"type":{"type":"string","enum":["api_docs","user_guide","changelog","other"]}},"required":["name","path"],"additionalProperties":{}}},"timestamp":{"type":"string","pattern":"^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$","format":"date-time"},"reject_reason":{"type":"object","properties":{"category":{"type":"string","enum":["quality","scope","dependency","blocker"]},"description":{"type":"string","pattern":"\\S"},"action_items":{"minItems":1,"type":"array","items":{"type":"object","properties":{"assignee":{"type":"string","pattern":"\\S"},"action":{"type":"string","pattern":"\\S"},"deadline":{"type":"string","pattern":"\\S"}},"required":["assignee","action","deadline"],"additionalProperties":{}}}},"required":["category","description","action_items"],"additionalProperties":{}}},"required":["type","source_team","task_id","result","artifacts","reject_reason"],"additionalProperties":{}}],"title":"DocumentationResult","description":"What documentation came to: complete with all four boxes ticked, partial, or a revision is needed"};
const pattern0 = lazyPattern("^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$");
const pattern2 = lazyPattern("^TASK-\\d{8}-\\d{3,}$");
const pattern3 = lazyPattern("\\S");
const pattern5 = lazyPattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$");

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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("documentation_result" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue: "documentation_result"}});
errors++;
}
}
if(data.result_id !== undefined){
let data1 = data.result_id;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/result_id",schemaPath:"#/oneOf/0/properties/result_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/result_id",schemaPath:"#/oneOf/0/properties/result_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.request_id !== undefined){
let data2 = data.request_id;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/request_id",schemaPath:"#/oneOf/0/properties/request_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/request_id",schemaPath:"#/oneOf/0/properties/request_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.source_team !== undefined){
let data3 = data.source_team;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source_team",schemaPath:"#/oneOf/0/properties/source_team/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/source_team",schemaPath:"#/oneOf/0/properties/source_team/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.source_team.enum}});
errors++;
}
}
if(data.task_id !== undefined){
let data4 = data.task_id;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/task_id",schemaPath:"#/oneOf/0/properties/task_id/pattern",keyword:"pattern",params:{pattern: "^TASK-\\d{8}-\\d{3,}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_id",schemaPath:"#/oneOf/0/properties/task_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.result !== undefined){
let data5 = data.result;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/result",schemaPath:"#/oneOf/0/properties/result/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("complete" !== data5){
(vErrors ??= []).push({instancePath:instancePath+"/result",schemaPath:"#/oneOf/0/properties/result/const",keyword:"const",params:{allowedValue: "complete"}});
errors++;
}
}
if(data.artifacts !== undefined){
let data6 = data.artifacts;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const prop1 of schema11.oneOf[0].properties.artifacts.items.required){
if(data7[prop1] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/oneOf/0/properties/artifacts/items/required",keyword:"required",params:{missingProperty: prop1}});
errors++;
}
}
if(data7.name !== undefined){
let data8 = data7.name;
if(typeof data8 === "string"){
if(!pattern3.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0+"/name",schemaPath:"#/oneOf/0/properties/artifacts/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0+"/name",schemaPath:"#/oneOf/0/properties/artifacts/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data7.path !== undefined){
let data9 = data7.path;
if(typeof data9 === "string"){
if(!pattern3.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/oneOf/0/properties/artifacts/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/oneOf/0/properties/artifacts/items/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data7.type !== undefined){
let data10 = data7.type;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/oneOf/0/properties/artifacts/items/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data10 === "api_docs") || (data10 === "user_guide")) || (data10 === "changelog")) || (data10 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/oneOf/0/properties/artifacts/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[0].properties.artifacts.items.properties.type.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/oneOf/0/properties/artifacts/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts",schemaPath:"#/oneOf/0/properties/artifacts/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data11 = data.timestamp;
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/0/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/0/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.checklist !== undefined){
let data12 = data.checklist;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const prop2 of schema11.oneOf[0].properties.checklist.required){
if(data12[prop2] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/checklist",schemaPath:"#/oneOf/0/properties/checklist/required",keyword:"required",params:{missingProperty: prop2}});
errors++;
}
}
if(data12.documented !== undefined){
let data13 = data12.documented;
if(typeof data13 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/documented",schemaPath:"#/oneOf/0/properties/checklist/properties/documented/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(true !== data13){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/documented",schemaPath:"#/oneOf/0/properties/checklist/properties/documented/const",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
if(data12.consistent_format !== undefined){
let data14 = data12.consistent_format;
if(typeof data14 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/consistent_format",schemaPath:"#/oneOf/0/properties/checklist/properties/consistent_format/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(true !== data14){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/consistent_format",schemaPath:"#/oneOf/0/properties/checklist/properties/consistent_format/const",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
if(data12.consistent_terms !== undefined){
let data15 = data12.consistent_terms;
if(typeof data15 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/consistent_terms",schemaPath:"#/oneOf/0/properties/checklist/properties/consistent_terms/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(true !== data15){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/consistent_terms",schemaPath:"#/oneOf/0/properties/checklist/properties/consistent_terms/const",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
if(data12.changelog_updated !== undefined){
let data16 = data12.changelog_updated;
if(typeof data16 !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/changelog_updated",schemaPath:"#/oneOf/0/properties/checklist/properties/changelog_updated/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
if(true !== data16){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/changelog_updated",schemaPath:"#/oneOf/0/properties/checklist/properties/changelog_updated/const",keyword:"const",params:{allowedValue: true}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checklist",schemaPath:"#/oneOf/0/properties/checklist/type",keyword:"type",params:{type: "object"}});
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
const _errs40 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop3 of schema11.oneOf[1].required){
if(data[prop3] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: prop3}});
errors++;
}
}
if(data.type !== undefined){
let data17 = data.type;
if(typeof data17 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("documentation_result" !== data17){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue: "documentation_result"}});
errors++;
}
}
if(data.result_id !== undefined){
let data18 = data.result_id;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/result_id",schemaPath:"#/oneOf/1/properties/result_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/result_id",schemaPath:"#/oneOf/1/properties/result_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.request_id !== undefined){
let data19 = data.request_id;
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/request_id",schemaPath:"#/oneOf/1/properties/request_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/request_id",schemaPath:"#/oneOf/1/properties/request_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.source_team !== undefined){
let data20 = data.source_team;
if(typeof data20 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source_team",schemaPath:"#/oneOf/1/properties/source_team/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data20))){
(vErrors ??= []).push({instancePath:instancePath+"/source_team",schemaPath:"#/oneOf/1/properties/source_team/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[1].properties.source_team.enum}});
errors++;
}
}
if(data.task_id !== undefined){
let data21 = data.task_id;
if(typeof data21 === "string"){
if(!pattern2.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/task_id",schemaPath:"#/oneOf/1/properties/task_id/pattern",keyword:"pattern",params:{pattern: "^TASK-\\d{8}-\\d{3,}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_id",schemaPath:"#/oneOf/1/properties/task_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.result !== undefined){
let data22 = data.result;
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/result",schemaPath:"#/oneOf/1/properties/result/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("partial" !== data22){
(vErrors ??= []).push({instancePath:instancePath+"/result",schemaPath:"#/oneOf/1/properties/result/const",keyword:"const",params:{allowedValue: "partial"}});
errors++;
}
}
if(data.artifacts !== undefined){
let data23 = data.artifacts;
if(Array.isArray(data23)){
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
let data24 = data23[i1];
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const prop4 of schema11.oneOf[1].properties.artifacts.items.required){
if(data24[prop4] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i1,schemaPath:"#/oneOf/1/properties/artifacts/items/required",keyword:"required",params:{missingProperty: prop4}});
errors++;
}
}
if(data24.name !== undefined){
let data25 = data24.name;
if(typeof data25 === "string"){
if(!pattern3.test(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i1+"/name",schemaPath:"#/oneOf/1/properties/artifacts/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i1+"/name",schemaPath:"#/oneOf/1/properties/artifacts/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data24.path !== undefined){
let data26 = data24.path;
if(typeof data26 === "string"){
if(!pattern3.test(data26)){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i1+"/path",schemaPath:"#/oneOf/1/properties/artifacts/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i1+"/path",schemaPath:"#/oneOf/1/properties/artifacts/items/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data24.type !== undefined){
let data27 = data24.type;
if(typeof data27 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i1+"/type",schemaPath:"#/oneOf/1/properties/artifacts/items/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data27 === "api_docs") || (data27 === "user_guide")) || (data27 === "changelog")) || (data27 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i1+"/type",schemaPath:"#/oneOf/1/properties/artifacts/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[1].properties.artifacts.items.properties.type.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i1,schemaPath:"#/oneOf/1/properties/artifacts/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts",schemaPath:"#/oneOf/1/properties/artifacts/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data28 = data.timestamp;
if(typeof data28 === "string"){
if(!pattern5.test(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/1/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/1/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.checklist !== undefined){
let data29 = data.checklist;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const prop5 of schema11.oneOf[1].properties.checklist.required){
if(data29[prop5] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/checklist",schemaPath:"#/oneOf/1/properties/checklist/required",keyword:"required",params:{missingProperty: prop5}});
errors++;
}
}
if(data29.documented !== undefined){
if(typeof data29.documented !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/documented",schemaPath:"#/oneOf/1/properties/checklist/properties/documented/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data29.consistent_format !== undefined){
if(typeof data29.consistent_format !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/consistent_format",schemaPath:"#/oneOf/1/properties/checklist/properties/consistent_format/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data29.consistent_terms !== undefined){
if(typeof data29.consistent_terms !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/consistent_terms",schemaPath:"#/oneOf/1/properties/checklist/properties/consistent_terms/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data29.changelog_updated !== undefined){
if(typeof data29.changelog_updated !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/changelog_updated",schemaPath:"#/oneOf/1/properties/checklist/properties/changelog_updated/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checklist",schemaPath:"#/oneOf/1/properties/checklist/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs40 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs79 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop6 of schema11.oneOf[2].required){
if(data[prop6] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: prop6}});
errors++;
}
}
if(data.type !== undefined){
let data34 = data.type;
if(typeof data34 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("documentation_result" !== data34){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue: "documentation_result"}});
errors++;
}
}
if(data.result_id !== undefined){
let data35 = data.result_id;
if(typeof data35 === "string"){
if(!pattern0.test(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/result_id",schemaPath:"#/oneOf/2/properties/result_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/result_id",schemaPath:"#/oneOf/2/properties/result_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.request_id !== undefined){
let data36 = data.request_id;
if(typeof data36 === "string"){
if(!pattern0.test(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/request_id",schemaPath:"#/oneOf/2/properties/request_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/request_id",schemaPath:"#/oneOf/2/properties/request_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.source_team !== undefined){
let data37 = data.source_team;
if(typeof data37 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/source_team",schemaPath:"#/oneOf/2/properties/source_team/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data37))){
(vErrors ??= []).push({instancePath:instancePath+"/source_team",schemaPath:"#/oneOf/2/properties/source_team/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[2].properties.source_team.enum}});
errors++;
}
}
if(data.task_id !== undefined){
let data38 = data.task_id;
if(typeof data38 === "string"){
if(!pattern2.test(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/task_id",schemaPath:"#/oneOf/2/properties/task_id/pattern",keyword:"pattern",params:{pattern: "^TASK-\\d{8}-\\d{3,}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_id",schemaPath:"#/oneOf/2/properties/task_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.result !== undefined){
let data39 = data.result;
if(typeof data39 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/result",schemaPath:"#/oneOf/2/properties/result/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("revision_needed" !== data39){
(vErrors ??= []).push({instancePath:instancePath+"/result",schemaPath:"#/oneOf/2/properties/result/const",keyword:"const",params:{allowedValue: "revision_needed"}});
errors++;
}
}
if(data.artifacts !== undefined){
let data40 = data.artifacts;
if(Array.isArray(data40)){
const len2 = data40.length;
for(let i2=0; i2<len2; i2++){
let data41 = data40[i2];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const prop7 of schema11.oneOf[2].properties.artifacts.items.required){
if(data41[prop7] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i2,schemaPath:"#/oneOf/2/properties/artifacts/items/required",keyword:"required",params:{missingProperty: prop7}});
errors++;
}
}
if(data41.name !== undefined){
let data42 = data41.name;
if(typeof data42 === "string"){
if(!pattern3.test(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i2+"/name",schemaPath:"#/oneOf/2/properties/artifacts/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i2+"/name",schemaPath:"#/oneOf/2/properties/artifacts/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data41.path !== undefined){
let data43 = data41.path;
if(typeof data43 === "string"){
if(!pattern3.test(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i2+"/path",schemaPath:"#/oneOf/2/properties/artifacts/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i2+"/path",schemaPath:"#/oneOf/2/properties/artifacts/items/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data41.type !== undefined){
let data44 = data41.type;
if(typeof data44 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i2+"/type",schemaPath:"#/oneOf/2/properties/artifacts/items/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data44 === "api_docs") || (data44 === "user_guide")) || (data44 === "changelog")) || (data44 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i2+"/type",schemaPath:"#/oneOf/2/properties/artifacts/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[2].properties.artifacts.items.properties.type.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i2,schemaPath:"#/oneOf/2/properties/artifacts/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts",schemaPath:"#/oneOf/2/properties/artifacts/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data45 = data.timestamp;
if(typeof data45 === "string"){
if(!pattern5.test(data45)){
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/2/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/timestamp",schemaPath:"#/oneOf/2/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.reject_reason !== undefined){
let data46 = data.reject_reason;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
for(const prop8 of schema11.oneOf[2].properties.reject_reason.required){
if(data46[prop8] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason",schemaPath:"#/oneOf/2/properties/reject_reason/required",keyword:"required",params:{missingProperty: prop8}});
errors++;
}
}
if(data46.category !== undefined){
let data47 = data46.category;
if(typeof data47 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/category",schemaPath:"#/oneOf/2/properties/reject_reason/properties/category/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data47 === "quality") || (data47 === "scope")) || (data47 === "dependency")) || (data47 === "blocker"))){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/category",schemaPath:"#/oneOf/2/properties/reject_reason/properties/category/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[2].properties.reject_reason.properties.category.enum}});
errors++;
}
}
if(data46.description !== undefined){
let data48 = data46.description;
if(typeof data48 === "string"){
if(!pattern3.test(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/description",schemaPath:"#/oneOf/2/properties/reject_reason/properties/description/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/description",schemaPath:"#/oneOf/2/properties/reject_reason/properties/description/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data46.action_items !== undefined){
let data49 = data46.action_items;
if(Array.isArray(data49)){
if(data49.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items",schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len3 = data49.length;
for(let i3=0; i3<len3; i3++){
let data50 = data49[i3];
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
for(const prop9 of schema11.oneOf[2].properties.reject_reason.properties.action_items.items.required){
if(data50[prop9] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i3,schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/items/required",keyword:"required",params:{missingProperty: prop9}});
errors++;
}
}
if(data50.assignee !== undefined){
let data51 = data50.assignee;
if(typeof data51 === "string"){
if(!pattern3.test(data51)){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i3+"/assignee",schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/items/properties/assignee/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i3+"/assignee",schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/items/properties/assignee/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data50.action !== undefined){
let data52 = data50.action;
if(typeof data52 === "string"){
if(!pattern3.test(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i3+"/action",schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/items/properties/action/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reject_reason/action_items/" + i3+"/action",schemaPath:"#/oneOf/2/properties/reject_reason/properties/action_items/items/properties/action/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data50.deadline !== undefined){
let data53 = data50.deadline;
if(typeof data53 === "string"){
if(!pattern3.test(data53)){
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
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs79 === errors;
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
