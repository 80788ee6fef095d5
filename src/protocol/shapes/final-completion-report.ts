// @ts-nocheck
// Written by `npm run generate` from the zod schema: ajv's standalone code. Not to be edited.
import { lazyPattern, type Shape } from '../shape.ts'

export const finalCompletionReportShape: Shape = {
  errorsIn({ statuses, teams }) {
    const module = { exports: undefined }
"use strict";
module.exports = validate10;
module.exports.default = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"type":{"type":"string","const":"final_completion_report"},"report_id":{"type":"string","pattern":"^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"},"source":{"type":"object","properties":{"team_id":{"type":"string","enum":teams},"team_name":{"type":"string","pattern":"\\S"},"agent_id":{"type":"string","pattern":"\\S"}},"required":["team_id","team_name","agent_id"],"additionalProperties":{}},"target":{"type":"object","properties":{"team_id":{"type":"string","enum":teams},"team_name":{"type":"string","pattern":"\\S"},"agent_id":{"type":"string","pattern":"\\S"}},"required":["team_id","team_name","agent_id"],"additionalProperties":{}},"task":{"type":"object","properties":{"task_id":{"type":"string","pattern":"^TASK-\\d{8}-\\d{3,}$"},"title":{"type":"string","pattern":"\\S"},"status_from":{"type":"string","enum":statuses},"status_to":{"type":"string","enum":statuses},"priority":{"type":"string","enum":["P0","P1","P2","P3"]}},"required":["task_id","title","status_from","status_to"],"additionalProperties":{}},"summary":{"type":"string","pattern":"\\S"},"artifacts":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"\\S"},"path":{"type":"string","pattern":"\\S"},"type":{"type":"string","enum":["api_docs","user_guide","changelog","other"]}},"required":["name","path"],"additionalProperties":{}}},"checklist":{"type":"object","properties":{"documented":{"type":"boolean"},"consistent_format":{"type":"boolean"},"consistent_terms":{"type":"boolean"},"changelog_updated":{"type":"boolean"}},"required":["documented","consistent_format","consistent_terms","changelog_updated"],"additionalProperties":{}},"checklist_basis":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"object","properties":{"by":{"type":"string","enum":["files","agent","configuration","person","nobody"]},"text":{"type":"string"}},"required":["by","text"],"additionalProperties":{}}},"timestamp":{"type":"string","pattern":"^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$","format":"date-time"},"metadata":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}}},"required":["type","report_id","source","target","task","summary","artifacts","checklist","timestamp"],"additionalProperties":{},"title":"FinalCompletionReport","description":"The last team reports to the PO; a report, not a handoff"};
const pattern0 = lazyPattern("^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$");
const pattern1 = lazyPattern("\\S");
const pattern5 = lazyPattern("^TASK-\\d{8}-\\d{3,}$");
const pattern10 = lazyPattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$");

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
if("final_completion_report" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "final_completion_report"}});
errors++;
}
}
if(data.report_id !== undefined){
let data1 = data.report_id;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/report_id",schemaPath:"#/properties/report_id/type",keyword:"type",params:{type: "string"}});
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
if(data.task !== undefined){
let data10 = data.task;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const prop3 of schema11.properties.task.required){
if(data10[prop3] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/task",schemaPath:"#/properties/task/required",keyword:"required",params:{missingProperty: prop3}});
errors++;
}
}
if(data10.task_id !== undefined){
let data11 = data10.task_id;
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/task/task_id",schemaPath:"#/properties/task/properties/task_id/pattern",keyword:"pattern",params:{pattern: "^TASK-\\d{8}-\\d{3,}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/task_id",schemaPath:"#/properties/task/properties/task_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data10.title !== undefined){
let data12 = data10.title;
if(typeof data12 === "string"){
if(!pattern1.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/task/title",schemaPath:"#/properties/task/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task/title",schemaPath:"#/properties/task/properties/title/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data10.status_from !== undefined){
let data13 = data10.status_from;
if(typeof data13 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_from",schemaPath:"#/properties/task/properties/status_from/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(statuses.includes(data13))){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_from",schemaPath:"#/properties/task/properties/status_from/enum",keyword:"enum",params:{allowedValues: schema11.properties.task.properties.status_from.enum}});
errors++;
}
}
if(data10.status_to !== undefined){
let data14 = data10.status_to;
if(typeof data14 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_to",schemaPath:"#/properties/task/properties/status_to/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(statuses.includes(data14))){
(vErrors ??= []).push({instancePath:instancePath+"/task/status_to",schemaPath:"#/properties/task/properties/status_to/enum",keyword:"enum",params:{allowedValues: schema11.properties.task.properties.status_to.enum}});
errors++;
}
}
if(data10.priority !== undefined){
let data15 = data10.priority;
if(typeof data15 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task/priority",schemaPath:"#/properties/task/properties/priority/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data15 === "P0") || (data15 === "P1")) || (data15 === "P2")) || (data15 === "P3"))){
(vErrors ??= []).push({instancePath:instancePath+"/task/priority",schemaPath:"#/properties/task/properties/priority/enum",keyword:"enum",params:{allowedValues: schema11.properties.task.properties.priority.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task",schemaPath:"#/properties/task/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.summary !== undefined){
let data16 = data.summary;
if(typeof data16 === "string"){
if(!pattern1.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.artifacts !== undefined){
let data17 = data.artifacts;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const prop4 of schema11.properties.artifacts.items.required){
if(data18[prop4] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/properties/artifacts/items/required",keyword:"required",params:{missingProperty: prop4}});
errors++;
}
}
if(data18.name !== undefined){
let data19 = data18.name;
if(typeof data19 === "string"){
if(!pattern1.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0+"/name",schemaPath:"#/properties/artifacts/items/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0+"/name",schemaPath:"#/properties/artifacts/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data18.path !== undefined){
let data20 = data18.path;
if(typeof data20 === "string"){
if(!pattern1.test(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/properties/artifacts/items/properties/path/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0+"/path",schemaPath:"#/properties/artifacts/items/properties/path/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data18.type !== undefined){
let data21 = data18.type;
if(typeof data21 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/properties/artifacts/items/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data21 === "api_docs") || (data21 === "user_guide")) || (data21 === "changelog")) || (data21 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0+"/type",schemaPath:"#/properties/artifacts/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema11.properties.artifacts.items.properties.type.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts/" + i0,schemaPath:"#/properties/artifacts/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/artifacts",schemaPath:"#/properties/artifacts/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.checklist !== undefined){
let data22 = data.checklist;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const prop5 of schema11.properties.checklist.required){
if(data22[prop5] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/checklist",schemaPath:"#/properties/checklist/required",keyword:"required",params:{missingProperty: prop5}});
errors++;
}
}
if(data22.documented !== undefined){
if(typeof data22.documented !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/documented",schemaPath:"#/properties/checklist/properties/documented/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data22.consistent_format !== undefined){
if(typeof data22.consistent_format !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/consistent_format",schemaPath:"#/properties/checklist/properties/consistent_format/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data22.consistent_terms !== undefined){
if(typeof data22.consistent_terms !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/consistent_terms",schemaPath:"#/properties/checklist/properties/consistent_terms/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data22.changelog_updated !== undefined){
if(typeof data22.changelog_updated !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist/changelog_updated",schemaPath:"#/properties/checklist/properties/changelog_updated/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checklist",schemaPath:"#/properties/checklist/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.checklist_basis !== undefined){
let data27 = data.checklist_basis;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const key0 in data27){
const _errs63 = errors;
if(typeof key0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist_basis",schemaPath:"#/properties/checklist_basis/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key0});
errors++;
}
var valid8 = _errs63 === errors;
if(!valid8){
(vErrors ??= []).push({instancePath:instancePath+"/checklist_basis",schemaPath:"#/properties/checklist_basis/propertyNames",keyword:"propertyNames",params:{propertyName: key0}});
errors++;
}
}
for(const key1 in data27){
let data28 = data27[key1];
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
for(const prop6 of schema11.properties.checklist_basis.additionalProperties.required){
if(data28[prop6] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/checklist_basis/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/checklist_basis/additionalProperties/required",keyword:"required",params:{missingProperty: prop6}});
errors++;
}
}
if(data28.by !== undefined){
let data29 = data28.by;
if(typeof data29 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist_basis/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/by",schemaPath:"#/properties/checklist_basis/additionalProperties/properties/by/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data29 === "files") || (data29 === "agent")) || (data29 === "configuration")) || (data29 === "person")) || (data29 === "nobody"))){
(vErrors ??= []).push({instancePath:instancePath+"/checklist_basis/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/by",schemaPath:"#/properties/checklist_basis/additionalProperties/properties/by/enum",keyword:"enum",params:{allowedValues: schema11.properties.checklist_basis.additionalProperties.properties.by.enum}});
errors++;
}
}
if(data28.text !== undefined){
if(typeof data28.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checklist_basis/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/text",schemaPath:"#/properties/checklist_basis/additionalProperties/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checklist_basis/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/checklist_basis/additionalProperties/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checklist_basis",schemaPath:"#/properties/checklist_basis/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.timestamp !== undefined){
let data31 = data.timestamp;
if(typeof data31 === "string"){
if(!pattern10.test(data31)){
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
let data32 = data.metadata;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key2 in data32){
const _errs77 = errors;
if(typeof key2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key2});
errors++;
}
var valid11 = _errs77 === errors;
if(!valid11){
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/propertyNames",keyword:"propertyNames",params:{propertyName: key2}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/metadata",schemaPath:"#/properties/metadata/type",keyword:"type",params:{type: "object"}});
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
  known: {"keys":{"type":{},"report_id":{},"source":{"keys":{"team_id":{},"team_name":{},"agent_id":{}}},"target":{"keys":{"team_id":{},"team_name":{},"agent_id":{}}},"task":{"keys":{"task_id":{},"title":{},"status_from":{},"status_to":{},"priority":{}}},"summary":{},"artifacts":{"items":{"keys":{"name":{},"path":{},"type":{}}}},"checklist":{"keys":{"documented":{},"consistent_format":{},"consistent_terms":{},"changelog_updated":{}}},"checklist_basis":{},"timestamp":{},"metadata":{}}},
}
