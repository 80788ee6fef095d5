// @ts-nocheck
// Written by `npm run generate` from the zod schema: ajv's standalone code. Not to be edited.
import { lazyPattern, type Shape } from '../shape.ts'

export const taskPackageShape: Shape = {
  errorsIn({ statuses, teams }) {
    const module = { exports: undefined }
"use strict";
module.exports = validate10;
module.exports.default = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"$schema":{"type":"string","const":"task_package_v1"},"schema_version":{"type":"string","pattern":"^1\\.\\d{1,6}\\.\\d{1,6}$"},"task_package":{"type":"object","properties":{"task_id":{"type":"string","pattern":"^TASK-\\d{8}-\\d{3,}$"},"title":{"type":"string","pattern":"\\S"},"status":{"type":"string","enum":statuses},"priority":{"type":"string","enum":["P0_CRITICAL","P1_HIGH","P2_MEDIUM","P3_LOW"]},"created_by":{"type":"string","pattern":"\\S"},"created_at":{"type":"string","pattern":"^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$","format":"date-time"},"updated_at":{"type":"string","pattern":"^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$","format":"date-time"},"assigned_team":{"type":"string","enum":teams},"assigned_agent":{"type":"string"},"revision_count":{"type":"integer","minimum":0,"maximum":9007199254740991},"dependencies":{"type":"array","items":{"type":"string","pattern":"^TASK-\\d{8}-\\d{3,}$"}},"tags":{"type":"array","items":{"type":"string"}},"input_ref":{"type":"string"},"output_ref":{"type":"string"},"feedback":{"type":"string"},"pipeline_history":{"type":"array","items":{"type":"object","properties":{"seq":{"type":"integer","minimum":1,"maximum":9007199254740991},"from_status":{"type":"string","enum":statuses},"to_status":{"type":"string","enum":statuses},"actor":{"type":"string","pattern":"\\S"},"team":{"type":"string","enum":teams},"timestamp":{"type":"string","pattern":"^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$","format":"date-time"},"note":{"type":"string"}},"required":["seq","from_status","to_status","actor","team","timestamp"],"additionalProperties":{}}},"team_payloads":{"type":"object","properties":{},"required":[],"additionalProperties":{}}},"required":["task_id","title","status","priority","created_by","created_at","updated_at","assigned_team","revision_count","pipeline_history","team_payloads"],"additionalProperties":{}}},"required":["$schema","schema_version","task_package"],"additionalProperties":{},"title":"TaskPackage","description":"A task as teams hand it to each other"};
const pattern0 = lazyPattern("^1\\.\\d{1,6}\\.\\d{1,6}$");
const pattern1 = lazyPattern("^TASK-\\d{8}-\\d{3,}$");
const pattern2 = lazyPattern("\\S");
const pattern4 = lazyPattern("^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$");

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
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("task_package_v1" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue: "task_package_v1"}});
errors++;
}
}
if(data.schema_version !== undefined){
let data1 = data.schema_version;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/pattern",keyword:"pattern",params:{pattern: "^1\\.\\d{1,6}\\.\\d{1,6}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/schema_version",schemaPath:"#/properties/schema_version/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.task_package !== undefined){
let data2 = data.task_package;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const prop1 of schema11.properties.task_package.required){
if(data2[prop1] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/task_package",schemaPath:"#/properties/task_package/required",keyword:"required",params:{missingProperty: prop1}});
errors++;
}
}
if(data2.task_id !== undefined){
let data3 = data2.task_id;
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/task_id",schemaPath:"#/properties/task_package/properties/task_id/pattern",keyword:"pattern",params:{pattern: "^TASK-\\d{8}-\\d{3,}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_package/task_id",schemaPath:"#/properties/task_package/properties/task_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.title !== undefined){
let data4 = data2.title;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/title",schemaPath:"#/properties/task_package/properties/title/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_package/title",schemaPath:"#/properties/task_package/properties/title/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.status !== undefined){
let data5 = data2.status;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/status",schemaPath:"#/properties/task_package/properties/status/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(statuses.includes(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/status",schemaPath:"#/properties/task_package/properties/status/enum",keyword:"enum",params:{allowedValues: schema11.properties.task_package.properties.status.enum}});
errors++;
}
}
if(data2.priority !== undefined){
let data6 = data2.priority;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/priority",schemaPath:"#/properties/task_package/properties/priority/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data6 === "P0_CRITICAL") || (data6 === "P1_HIGH")) || (data6 === "P2_MEDIUM")) || (data6 === "P3_LOW"))){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/priority",schemaPath:"#/properties/task_package/properties/priority/enum",keyword:"enum",params:{allowedValues: schema11.properties.task_package.properties.priority.enum}});
errors++;
}
}
if(data2.created_by !== undefined){
let data7 = data2.created_by;
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/created_by",schemaPath:"#/properties/task_package/properties/created_by/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_package/created_by",schemaPath:"#/properties/task_package/properties/created_by/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.created_at !== undefined){
let data8 = data2.created_at;
if(typeof data8 === "string"){
if(!pattern4.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/created_at",schemaPath:"#/properties/task_package/properties/created_at/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_package/created_at",schemaPath:"#/properties/task_package/properties/created_at/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.updated_at !== undefined){
let data9 = data2.updated_at;
if(typeof data9 === "string"){
if(!pattern4.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/updated_at",schemaPath:"#/properties/task_package/properties/updated_at/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_package/updated_at",schemaPath:"#/properties/task_package/properties/updated_at/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.assigned_team !== undefined){
let data10 = data2.assigned_team;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/assigned_team",schemaPath:"#/properties/task_package/properties/assigned_team/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data10))){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/assigned_team",schemaPath:"#/properties/task_package/properties/assigned_team/enum",keyword:"enum",params:{allowedValues: schema11.properties.task_package.properties.assigned_team.enum}});
errors++;
}
}
if(data2.assigned_agent !== undefined){
if(typeof data2.assigned_agent !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/assigned_agent",schemaPath:"#/properties/task_package/properties/assigned_agent/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.revision_count !== undefined){
let data12 = data2.revision_count;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/revision_count",schemaPath:"#/properties/task_package/properties/revision_count/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/revision_count",schemaPath:"#/properties/task_package/properties/revision_count/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data12 < 0 || isNaN(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/revision_count",schemaPath:"#/properties/task_package/properties/revision_count/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data2.dependencies !== undefined){
let data13 = data2.dependencies;
if(Array.isArray(data13)){
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
let data14 = data13[i0];
if(typeof data14 === "string"){
if(!pattern1.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/dependencies/" + i0,schemaPath:"#/properties/task_package/properties/dependencies/items/pattern",keyword:"pattern",params:{pattern: "^TASK-\\d{8}-\\d{3,}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_package/dependencies/" + i0,schemaPath:"#/properties/task_package/properties/dependencies/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_package/dependencies",schemaPath:"#/properties/task_package/properties/dependencies/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data2.tags !== undefined){
let data15 = data2.tags;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(typeof data15[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/tags/" + i1,schemaPath:"#/properties/task_package/properties/tags/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_package/tags",schemaPath:"#/properties/task_package/properties/tags/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data2.input_ref !== undefined){
if(typeof data2.input_ref !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/input_ref",schemaPath:"#/properties/task_package/properties/input_ref/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.output_ref !== undefined){
if(typeof data2.output_ref !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/output_ref",schemaPath:"#/properties/task_package/properties/output_ref/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.feedback !== undefined){
if(typeof data2.feedback !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/feedback",schemaPath:"#/properties/task_package/properties/feedback/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data2.pipeline_history !== undefined){
let data20 = data2.pipeline_history;
if(Array.isArray(data20)){
const len2 = data20.length;
for(let i2=0; i2<len2; i2++){
let data21 = data20[i2];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const prop2 of schema11.properties.task_package.properties.pipeline_history.items.required){
if(data21[prop2] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2,schemaPath:"#/properties/task_package/properties/pipeline_history/items/required",keyword:"required",params:{missingProperty: prop2}});
errors++;
}
}
if(data21.seq !== undefined){
let data22 = data21.seq;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2+"/seq",schemaPath:"#/properties/task_package/properties/pipeline_history/items/properties/seq/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9007199254740991 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2+"/seq",schemaPath:"#/properties/task_package/properties/pipeline_history/items/properties/seq/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data22 < 1 || isNaN(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2+"/seq",schemaPath:"#/properties/task_package/properties/pipeline_history/items/properties/seq/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data21.from_status !== undefined){
let data23 = data21.from_status;
if(typeof data23 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2+"/from_status",schemaPath:"#/properties/task_package/properties/pipeline_history/items/properties/from_status/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(statuses.includes(data23))){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2+"/from_status",schemaPath:"#/properties/task_package/properties/pipeline_history/items/properties/from_status/enum",keyword:"enum",params:{allowedValues: schema11.properties.task_package.properties.pipeline_history.items.properties.from_status.enum}});
errors++;
}
}
if(data21.to_status !== undefined){
let data24 = data21.to_status;
if(typeof data24 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2+"/to_status",schemaPath:"#/properties/task_package/properties/pipeline_history/items/properties/to_status/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(statuses.includes(data24))){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2+"/to_status",schemaPath:"#/properties/task_package/properties/pipeline_history/items/properties/to_status/enum",keyword:"enum",params:{allowedValues: schema11.properties.task_package.properties.pipeline_history.items.properties.to_status.enum}});
errors++;
}
}
if(data21.actor !== undefined){
let data25 = data21.actor;
if(typeof data25 === "string"){
if(!pattern2.test(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2+"/actor",schemaPath:"#/properties/task_package/properties/pipeline_history/items/properties/actor/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2+"/actor",schemaPath:"#/properties/task_package/properties/pipeline_history/items/properties/actor/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data21.team !== undefined){
let data26 = data21.team;
if(typeof data26 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2+"/team",schemaPath:"#/properties/task_package/properties/pipeline_history/items/properties/team/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(teams.includes(data26))){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2+"/team",schemaPath:"#/properties/task_package/properties/pipeline_history/items/properties/team/enum",keyword:"enum",params:{allowedValues: schema11.properties.task_package.properties.pipeline_history.items.properties.team.enum}});
errors++;
}
}
if(data21.timestamp !== undefined){
let data27 = data21.timestamp;
if(typeof data27 === "string"){
if(!pattern4.test(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2+"/timestamp",schemaPath:"#/properties/task_package/properties/pipeline_history/items/properties/timestamp/pattern",keyword:"pattern",params:{pattern: "^(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])))T(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d{1,9})?(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2+"/timestamp",schemaPath:"#/properties/task_package/properties/pipeline_history/items/properties/timestamp/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data21.note !== undefined){
if(typeof data21.note !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2+"/note",schemaPath:"#/properties/task_package/properties/pipeline_history/items/properties/note/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history/" + i2,schemaPath:"#/properties/task_package/properties/pipeline_history/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_package/pipeline_history",schemaPath:"#/properties/task_package/properties/pipeline_history/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data2.team_payloads !== undefined){
let data29 = data2.team_payloads;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_package/team_payloads",schemaPath:"#/properties/task_package/properties/team_payloads/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/task_package",schemaPath:"#/properties/task_package/type",keyword:"type",params:{type: "object"}});
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
  known: {"keys":{"$schema":{},"schema_version":{},"task_package":{"keys":{"task_id":{},"title":{},"status":{},"priority":{},"created_by":{},"created_at":{},"updated_at":{},"assigned_team":{},"assigned_agent":{},"revision_count":{},"dependencies":{"items":{}},"tags":{"items":{}},"input_ref":{},"output_ref":{},"feedback":{},"pipeline_history":{"items":{"keys":{"seq":{},"from_status":{},"to_status":{},"actor":{},"team":{},"timestamp":{},"note":{}}}},"team_payloads":{"keys":{}}}}}},
}
