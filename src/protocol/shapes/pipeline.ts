// @ts-nocheck
// Written by `npm run generate` from the zod schema: ajv's standalone code. Not to be edited.
import { lazyPattern, type Shape } from '../shape.ts'

export const pipelineShape: Shape = {
  errorsIn({ statuses, teams }) {
    const module = { exports: undefined }
"use strict";
module.exports = validate10;
module.exports.default = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"$schema":{"type":"string","const":"baton_pipeline_v1"},"schema_version":{"type":"string","pattern":"^1\\.\\d{1,6}\\.\\d{1,6}$"},"id":{"type":"string","pattern":"^[a-z0-9][a-z0-9._-]{0,63}$"},"name":{"type":"object","properties":{"ko":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"en":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"required":["ko","en"],"additionalProperties":false},"po":{"type":"string","pattern":"^[a-z0-9][a-z0-9._-]{0,63}$"},"arrows":{"type":"object","properties":{"forward":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$"},"back":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$"},"waiting":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$"},"error":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$"}},"required":["forward","back","waiting","error"],"additionalProperties":false},"teams":{"minItems":1,"type":"array","items":{"type":"object","properties":{"id":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,39}$"},"aliases":{"type":"array","items":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"name":{"type":"object","properties":{"ko":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"en":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"required":["ko","en"],"additionalProperties":false},"role":{"type":"object","properties":{"ko":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"en":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"required":["ko","en"],"additionalProperties":false},"icon":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"colour":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$"},"light":{"type":"string","pattern":"^#[0-9A-Fa-f]{6}$"}},"required":["id","aliases","name","role","icon","colour","light"],"additionalProperties":false}},"agents":{"minItems":1,"type":"array","items":{"type":"object","properties":{"agent_id":{"type":"string","pattern":"^[a-z0-9][a-z0-9._-]{0,63}$"},"agent_name":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"team":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,39}$"},"role":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"status":{"type":"string","enum":["active","inactive","pending"]},"github_registered":{"type":"string","enum":["Y","N"]},"lead":{"type":"boolean"}},"required":["agent_id","agent_name","team","role","status","github_registered","lead"],"additionalProperties":false}},"stages":{"minItems":1,"type":"array","items":{"type":"object","properties":{"id":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,39}$"},"team":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,39}$"},"phase":{"type":"string","pattern":"^[a-z0-9][a-z0-9._-]{0,63}$"},"steps":{"minItems":1,"type":"array","items":{"type":"object","properties":{"ko":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"en":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"required":["ko","en"],"additionalProperties":false}},"input":{"type":"array","items":{"type":"object","properties":{"field":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"from":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"required":["field","from"],"additionalProperties":false}},"output":{"type":"array","items":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"derived":{"type":"array","items":{"type":"object","properties":{"field":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"value":{"type":"string","enum":["branch","changed_branch","commit","verdict","summary","issues","security_issues","file","added_lines"]},"paths":{"minItems":1,"maxItems":20,"type":"array","items":{"type":"string","pattern":"^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}}},"required":["field","value"],"additionalProperties":false}},"play":{"type":"string","enum":["single","leader-coder","graph"]},"conditions":{"type":"array","items":{"oneOf":[{"type":"object","properties":{"kind":{"type":"string","const":"written"}},"required":["kind"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"plan_approved"},"paths":{"minItems":1,"maxItems":20,"type":"array","items":{"type":"string","pattern":"^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}}},"required":["kind","paths"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"checks"},"of":{"anyOf":[{"type":"string","const":"all"},{"minItems":1,"type":"array","items":{"type":"string","enum":["build","unit","test","lint","other"]}}]}},"required":["kind","of"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"review"}},"required":["kind"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"documents"},"documents":{"minItems":1,"maxItems":20,"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,39}$"},"label":{"type":"object","properties":{"ko":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"en":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"required":["ko","en"],"additionalProperties":false},"paths":{"minItems":1,"maxItems":20,"type":"array","items":{"type":"string","pattern":"^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}}},"required":["name","label","paths"],"additionalProperties":false}}},"required":["kind","documents"],"additionalProperties":false}]}}},"required":["id","team","phase","steps","input","output"],"additionalProperties":false}},"statuses":{"minItems":1,"type":"array","items":{"type":"object","properties":{"code":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,39}$"},"kind":{"type":"string","enum":["pending","in_progress","revision","ready","hold","done","cancelled"]},"label":{"type":"object","properties":{"ko":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"en":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"required":["ko","en"],"additionalProperties":false},"stage":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,39}$"},"team":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,39}$"}},"required":["code","kind","label"],"additionalProperties":false}},"transitions":{"minItems":1,"type":"array","items":{"type":"object","properties":{"from":{"type":"string","pattern":"^(?:open|open-not-held|[A-Z][A-Z0-9_]{0,39})$"},"action":{"type":"string","enum":["pickup","handoff","complete","skip_docs","approve","ack_rejected","reject","revision_request","resubmit","hold","resume","cancel"]},"to":{"type":"string","pattern":"^(?:remembered|[A-Z][A-Z0-9_]{0,39})$"},"by":{"type":"string","enum":["team","po"]},"when":{"type":"object","properties":{"team":{"type":"string","pattern":"^[A-Z][A-Z0-9_]{0,39}$"},"active":{"type":"boolean"}},"required":["team","active"],"additionalProperties":false},"label":{"type":"object","properties":{"ko":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"en":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"required":["ko","en"],"additionalProperties":false},"attachment":{"type":"object","properties":{"ko":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"en":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}},"required":["ko","en"],"additionalProperties":false},"attachment_kind":{"type":"string","enum":["defect_report","refactoring_guide","question_list","other"]},"category":{"type":"string","enum":["quality","scope","dependency","blocker"]}},"required":["from","action","to","by"],"additionalProperties":false}},"limits":{"type":"object","properties":{"ack_minutes":{"type":"object","properties":{"P0":{"type":"integer","minimum":2,"maximum":10080},"P1":{"type":"integer","minimum":2,"maximum":10080},"P2":{"type":"integer","minimum":2,"maximum":10080},"P3":{"type":"integer","minimum":2,"maximum":10080}},"required":["P0","P1","P2","P3"],"additionalProperties":false},"max_deferrals":{"type":"integer","minimum":0,"maximum":100},"max_revisions":{"type":"integer","minimum":0,"maximum":100},"rejections_in_a_row":{"type":"integer","minimum":1,"maximum":100}},"required":["ack_minutes","max_deferrals","max_revisions","rejections_in_a_row"],"additionalProperties":false}},"required":["$schema","schema_version","id","name","po","arrows","teams","agents","stages","statuses","transitions","limits"],"additionalProperties":false,"title":"PipelineDefinition","description":"Teams, stages, statuses and every legal step of a Baton pipeline"};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = lazyPattern("^1\\.\\d{1,6}\\.\\d{1,6}$");
const pattern1 = lazyPattern("^[a-z0-9][a-z0-9._-]{0,63}$");
const pattern2 = lazyPattern("^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$");
const pattern5 = lazyPattern("^#[0-9A-Fa-f]{6}$");
const pattern9 = lazyPattern("^[A-Z][A-Z0-9_]{0,39}$");
const pattern31 = lazyPattern("^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$");
const pattern33 = lazyPattern("^[a-z][a-z0-9_]{0,39}$");
const pattern42 = lazyPattern("^(?:open|open-not-held|[A-Z][A-Z0-9_]{0,39})$");
const pattern43 = lazyPattern("^(?:remembered|[A-Z][A-Z0-9_]{0,39})$");

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
for(const key0 in data){
if(!(func2.call(schema11.properties, key0))){
(vErrors ??= []).push({instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
if(data.$schema !== undefined){
let data0 = data.$schema;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("baton_pipeline_v1" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/const",keyword:"const",params:{allowedValue: "baton_pipeline_v1"}});
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
if(data.id !== undefined){
let data2 = data.id;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._-]{0,63}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const prop1 of schema11.properties.name.required){
if(data3[prop1] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/required",keyword:"required",params:{missingProperty: prop1}});
errors++;
}
}
for(const key1 in data3){
if(!((key1 === "ko") || (key1 === "en"))){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1}});
errors++;
}
}
if(data3.ko !== undefined){
let data4 = data3.ko;
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/name/ko",schemaPath:"#/properties/name/properties/ko/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/ko",schemaPath:"#/properties/name/properties/ko/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data3.en !== undefined){
let data5 = data3.en;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/name/en",schemaPath:"#/properties/name/properties/en/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name/en",schemaPath:"#/properties/name/properties/en/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.po !== undefined){
let data6 = data.po;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/po",schemaPath:"#/properties/po/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._-]{0,63}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/po",schemaPath:"#/properties/po/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.arrows !== undefined){
let data7 = data.arrows;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const prop2 of schema11.properties.arrows.required){
if(data7[prop2] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/arrows",schemaPath:"#/properties/arrows/required",keyword:"required",params:{missingProperty: prop2}});
errors++;
}
}
for(const key2 in data7){
if(!((((key2 === "forward") || (key2 === "back")) || (key2 === "waiting")) || (key2 === "error"))){
(vErrors ??= []).push({instancePath:instancePath+"/arrows",schemaPath:"#/properties/arrows/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2}});
errors++;
}
}
if(data7.forward !== undefined){
let data8 = data7.forward;
if(typeof data8 === "string"){
if(!pattern5.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/arrows/forward",schemaPath:"#/properties/arrows/properties/forward/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/arrows/forward",schemaPath:"#/properties/arrows/properties/forward/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data7.back !== undefined){
let data9 = data7.back;
if(typeof data9 === "string"){
if(!pattern5.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/arrows/back",schemaPath:"#/properties/arrows/properties/back/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/arrows/back",schemaPath:"#/properties/arrows/properties/back/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data7.waiting !== undefined){
let data10 = data7.waiting;
if(typeof data10 === "string"){
if(!pattern5.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/arrows/waiting",schemaPath:"#/properties/arrows/properties/waiting/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/arrows/waiting",schemaPath:"#/properties/arrows/properties/waiting/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data7.error !== undefined){
let data11 = data7.error;
if(typeof data11 === "string"){
if(!pattern5.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/arrows/error",schemaPath:"#/properties/arrows/properties/error/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/arrows/error",schemaPath:"#/properties/arrows/properties/error/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/arrows",schemaPath:"#/properties/arrows/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.teams !== undefined){
let data12 = data.teams;
if(Array.isArray(data12)){
if(data12.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/teams",schemaPath:"#/properties/teams/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const prop3 of schema11.properties.teams.items.required){
if(data13[prop3] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0,schemaPath:"#/properties/teams/items/required",keyword:"required",params:{missingProperty: prop3}});
errors++;
}
}
for(const key3 in data13){
if(!(((((((key3 === "id") || (key3 === "aliases")) || (key3 === "name")) || (key3 === "role")) || (key3 === "icon")) || (key3 === "colour")) || (key3 === "light"))){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0,schemaPath:"#/properties/teams/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data13.id !== undefined){
let data14 = data13.id;
if(typeof data14 === "string"){
if(!pattern9.test(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/id",schemaPath:"#/properties/teams/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{0,39}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/id",schemaPath:"#/properties/teams/items/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data13.aliases !== undefined){
let data15 = data13.aliases;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(typeof data16 === "string"){
if(!pattern2.test(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/aliases/" + i1,schemaPath:"#/properties/teams/items/properties/aliases/items/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/aliases/" + i1,schemaPath:"#/properties/teams/items/properties/aliases/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/aliases",schemaPath:"#/properties/teams/items/properties/aliases/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data13.name !== undefined){
let data17 = data13.name;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
for(const prop4 of schema11.properties.teams.items.properties.name.required){
if(data17[prop4] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/name",schemaPath:"#/properties/teams/items/properties/name/required",keyword:"required",params:{missingProperty: prop4}});
errors++;
}
}
for(const key4 in data17){
if(!((key4 === "ko") || (key4 === "en"))){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/name",schemaPath:"#/properties/teams/items/properties/name/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data17.ko !== undefined){
let data18 = data17.ko;
if(typeof data18 === "string"){
if(!pattern2.test(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/name/ko",schemaPath:"#/properties/teams/items/properties/name/properties/ko/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/name/ko",schemaPath:"#/properties/teams/items/properties/name/properties/ko/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data17.en !== undefined){
let data19 = data17.en;
if(typeof data19 === "string"){
if(!pattern2.test(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/name/en",schemaPath:"#/properties/teams/items/properties/name/properties/en/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/name/en",schemaPath:"#/properties/teams/items/properties/name/properties/en/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/name",schemaPath:"#/properties/teams/items/properties/name/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data13.role !== undefined){
let data20 = data13.role;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const prop5 of schema11.properties.teams.items.properties.role.required){
if(data20[prop5] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/role",schemaPath:"#/properties/teams/items/properties/role/required",keyword:"required",params:{missingProperty: prop5}});
errors++;
}
}
for(const key5 in data20){
if(!((key5 === "ko") || (key5 === "en"))){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/role",schemaPath:"#/properties/teams/items/properties/role/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}});
errors++;
}
}
if(data20.ko !== undefined){
let data21 = data20.ko;
if(typeof data21 === "string"){
if(!pattern2.test(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/role/ko",schemaPath:"#/properties/teams/items/properties/role/properties/ko/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/role/ko",schemaPath:"#/properties/teams/items/properties/role/properties/ko/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data20.en !== undefined){
let data22 = data20.en;
if(typeof data22 === "string"){
if(!pattern2.test(data22)){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/role/en",schemaPath:"#/properties/teams/items/properties/role/properties/en/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/role/en",schemaPath:"#/properties/teams/items/properties/role/properties/en/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/role",schemaPath:"#/properties/teams/items/properties/role/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data13.icon !== undefined){
let data23 = data13.icon;
if(typeof data23 === "string"){
if(!pattern2.test(data23)){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/icon",schemaPath:"#/properties/teams/items/properties/icon/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/icon",schemaPath:"#/properties/teams/items/properties/icon/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data13.colour !== undefined){
let data24 = data13.colour;
if(typeof data24 === "string"){
if(!pattern5.test(data24)){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/colour",schemaPath:"#/properties/teams/items/properties/colour/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/colour",schemaPath:"#/properties/teams/items/properties/colour/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data13.light !== undefined){
let data25 = data13.light;
if(typeof data25 === "string"){
if(!pattern5.test(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/light",schemaPath:"#/properties/teams/items/properties/light/pattern",keyword:"pattern",params:{pattern: "^#[0-9A-Fa-f]{6}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0+"/light",schemaPath:"#/properties/teams/items/properties/light/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teams/" + i0,schemaPath:"#/properties/teams/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/teams",schemaPath:"#/properties/teams/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.agents !== undefined){
let data26 = data.agents;
if(Array.isArray(data26)){
if(data26.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
for(const prop6 of schema11.properties.agents.items.required){
if(data27[prop6] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2,schemaPath:"#/properties/agents/items/required",keyword:"required",params:{missingProperty: prop6}});
errors++;
}
}
for(const key6 in data27){
if(!(((((((key6 === "agent_id") || (key6 === "agent_name")) || (key6 === "team")) || (key6 === "role")) || (key6 === "status")) || (key6 === "github_registered")) || (key6 === "lead"))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2,schemaPath:"#/properties/agents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}});
errors++;
}
}
if(data27.agent_id !== undefined){
let data28 = data27.agent_id;
if(typeof data28 === "string"){
if(!pattern1.test(data28)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2+"/agent_id",schemaPath:"#/properties/agents/items/properties/agent_id/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._-]{0,63}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2+"/agent_id",schemaPath:"#/properties/agents/items/properties/agent_id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data27.agent_name !== undefined){
let data29 = data27.agent_name;
if(typeof data29 === "string"){
if(!pattern2.test(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2+"/agent_name",schemaPath:"#/properties/agents/items/properties/agent_name/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2+"/agent_name",schemaPath:"#/properties/agents/items/properties/agent_name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data27.team !== undefined){
let data30 = data27.team;
if(typeof data30 === "string"){
if(!pattern9.test(data30)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2+"/team",schemaPath:"#/properties/agents/items/properties/team/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{0,39}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2+"/team",schemaPath:"#/properties/agents/items/properties/team/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data27.role !== undefined){
let data31 = data27.role;
if(typeof data31 === "string"){
if(!pattern2.test(data31)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2+"/role",schemaPath:"#/properties/agents/items/properties/role/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2+"/role",schemaPath:"#/properties/agents/items/properties/role/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data27.status !== undefined){
let data32 = data27.status;
if(typeof data32 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2+"/status",schemaPath:"#/properties/agents/items/properties/status/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data32 === "active") || (data32 === "inactive")) || (data32 === "pending"))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2+"/status",schemaPath:"#/properties/agents/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema11.properties.agents.items.properties.status.enum}});
errors++;
}
}
if(data27.github_registered !== undefined){
let data33 = data27.github_registered;
if(typeof data33 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2+"/github_registered",schemaPath:"#/properties/agents/items/properties/github_registered/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data33 === "Y") || (data33 === "N"))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2+"/github_registered",schemaPath:"#/properties/agents/items/properties/github_registered/enum",keyword:"enum",params:{allowedValues: schema11.properties.agents.items.properties.github_registered.enum}});
errors++;
}
}
if(data27.lead !== undefined){
if(typeof data27.lead !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2+"/lead",schemaPath:"#/properties/agents/items/properties/lead/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + i2,schemaPath:"#/properties/agents/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.stages !== undefined){
let data35 = data.stages;
if(Array.isArray(data35)){
if(data35.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len3 = data35.length;
for(let i3=0; i3<len3; i3++){
let data36 = data35[i3];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
for(const prop7 of schema11.properties.stages.items.required){
if(data36[prop7] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3,schemaPath:"#/properties/stages/items/required",keyword:"required",params:{missingProperty: prop7}});
errors++;
}
}
for(const key7 in data36){
if(!(func2.call(schema11.properties.stages.items.properties, key7))){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3,schemaPath:"#/properties/stages/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7}});
errors++;
}
}
if(data36.id !== undefined){
let data37 = data36.id;
if(typeof data37 === "string"){
if(!pattern9.test(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/id",schemaPath:"#/properties/stages/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{0,39}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/id",schemaPath:"#/properties/stages/items/properties/id/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data36.team !== undefined){
let data38 = data36.team;
if(typeof data38 === "string"){
if(!pattern9.test(data38)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/team",schemaPath:"#/properties/stages/items/properties/team/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{0,39}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/team",schemaPath:"#/properties/stages/items/properties/team/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data36.phase !== undefined){
let data39 = data36.phase;
if(typeof data39 === "string"){
if(!pattern1.test(data39)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/phase",schemaPath:"#/properties/stages/items/properties/phase/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9._-]{0,63}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/phase",schemaPath:"#/properties/stages/items/properties/phase/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data36.steps !== undefined){
let data40 = data36.steps;
if(Array.isArray(data40)){
if(data40.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/steps",schemaPath:"#/properties/stages/items/properties/steps/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len4 = data40.length;
for(let i4=0; i4<len4; i4++){
let data41 = data40[i4];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
for(const prop8 of schema11.properties.stages.items.properties.steps.items.required){
if(data41[prop8] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/steps/" + i4,schemaPath:"#/properties/stages/items/properties/steps/items/required",keyword:"required",params:{missingProperty: prop8}});
errors++;
}
}
for(const key8 in data41){
if(!((key8 === "ko") || (key8 === "en"))){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/steps/" + i4,schemaPath:"#/properties/stages/items/properties/steps/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8}});
errors++;
}
}
if(data41.ko !== undefined){
let data42 = data41.ko;
if(typeof data42 === "string"){
if(!pattern2.test(data42)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/steps/" + i4+"/ko",schemaPath:"#/properties/stages/items/properties/steps/items/properties/ko/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/steps/" + i4+"/ko",schemaPath:"#/properties/stages/items/properties/steps/items/properties/ko/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data41.en !== undefined){
let data43 = data41.en;
if(typeof data43 === "string"){
if(!pattern2.test(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/steps/" + i4+"/en",schemaPath:"#/properties/stages/items/properties/steps/items/properties/en/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/steps/" + i4+"/en",schemaPath:"#/properties/stages/items/properties/steps/items/properties/en/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/steps/" + i4,schemaPath:"#/properties/stages/items/properties/steps/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/steps",schemaPath:"#/properties/stages/items/properties/steps/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data36.input !== undefined){
let data44 = data36.input;
if(Array.isArray(data44)){
const len5 = data44.length;
for(let i5=0; i5<len5; i5++){
let data45 = data44[i5];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const prop9 of schema11.properties.stages.items.properties.input.items.required){
if(data45[prop9] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/input/" + i5,schemaPath:"#/properties/stages/items/properties/input/items/required",keyword:"required",params:{missingProperty: prop9}});
errors++;
}
}
for(const key9 in data45){
if(!((key9 === "field") || (key9 === "from"))){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/input/" + i5,schemaPath:"#/properties/stages/items/properties/input/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}});
errors++;
}
}
if(data45.field !== undefined){
let data46 = data45.field;
if(typeof data46 === "string"){
if(!pattern2.test(data46)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/input/" + i5+"/field",schemaPath:"#/properties/stages/items/properties/input/items/properties/field/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/input/" + i5+"/field",schemaPath:"#/properties/stages/items/properties/input/items/properties/field/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data45.from !== undefined){
let data47 = data45.from;
if(typeof data47 === "string"){
if(!pattern2.test(data47)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/input/" + i5+"/from",schemaPath:"#/properties/stages/items/properties/input/items/properties/from/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/input/" + i5+"/from",schemaPath:"#/properties/stages/items/properties/input/items/properties/from/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/input/" + i5,schemaPath:"#/properties/stages/items/properties/input/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/input",schemaPath:"#/properties/stages/items/properties/input/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data36.output !== undefined){
let data48 = data36.output;
if(Array.isArray(data48)){
const len6 = data48.length;
for(let i6=0; i6<len6; i6++){
let data49 = data48[i6];
if(typeof data49 === "string"){
if(!pattern2.test(data49)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/output/" + i6,schemaPath:"#/properties/stages/items/properties/output/items/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/output/" + i6,schemaPath:"#/properties/stages/items/properties/output/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/output",schemaPath:"#/properties/stages/items/properties/output/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data36.derived !== undefined){
let data50 = data36.derived;
if(Array.isArray(data50)){
const len7 = data50.length;
for(let i7=0; i7<len7; i7++){
let data51 = data50[i7];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const prop10 of schema11.properties.stages.items.properties.derived.items.required){
if(data51[prop10] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/derived/" + i7,schemaPath:"#/properties/stages/items/properties/derived/items/required",keyword:"required",params:{missingProperty: prop10}});
errors++;
}
}
for(const key10 in data51){
if(!(((key10 === "field") || (key10 === "value")) || (key10 === "paths"))){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/derived/" + i7,schemaPath:"#/properties/stages/items/properties/derived/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}});
errors++;
}
}
if(data51.field !== undefined){
let data52 = data51.field;
if(typeof data52 === "string"){
if(!pattern2.test(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/derived/" + i7+"/field",schemaPath:"#/properties/stages/items/properties/derived/items/properties/field/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/derived/" + i7+"/field",schemaPath:"#/properties/stages/items/properties/derived/items/properties/field/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data51.value !== undefined){
let data53 = data51.value;
if(typeof data53 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/derived/" + i7+"/value",schemaPath:"#/properties/stages/items/properties/derived/items/properties/value/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((((data53 === "branch") || (data53 === "changed_branch")) || (data53 === "commit")) || (data53 === "verdict")) || (data53 === "summary")) || (data53 === "issues")) || (data53 === "security_issues")) || (data53 === "file")) || (data53 === "added_lines"))){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/derived/" + i7+"/value",schemaPath:"#/properties/stages/items/properties/derived/items/properties/value/enum",keyword:"enum",params:{allowedValues: schema11.properties.stages.items.properties.derived.items.properties.value.enum}});
errors++;
}
}
if(data51.paths !== undefined){
let data54 = data51.paths;
if(Array.isArray(data54)){
if(data54.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/derived/" + i7+"/paths",schemaPath:"#/properties/stages/items/properties/derived/items/properties/paths/maxItems",keyword:"maxItems",params:{limit: 20}});
errors++;
}
if(data54.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/derived/" + i7+"/paths",schemaPath:"#/properties/stages/items/properties/derived/items/properties/paths/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len8 = data54.length;
for(let i8=0; i8<len8; i8++){
let data55 = data54[i8];
if(typeof data55 === "string"){
if(!pattern31.test(data55)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/derived/" + i7+"/paths/" + i8,schemaPath:"#/properties/stages/items/properties/derived/items/properties/paths/items/pattern",keyword:"pattern",params:{pattern: "^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/derived/" + i7+"/paths/" + i8,schemaPath:"#/properties/stages/items/properties/derived/items/properties/paths/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/derived/" + i7+"/paths",schemaPath:"#/properties/stages/items/properties/derived/items/properties/paths/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/derived/" + i7,schemaPath:"#/properties/stages/items/properties/derived/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/derived",schemaPath:"#/properties/stages/items/properties/derived/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data36.play !== undefined){
let data56 = data36.play;
if(typeof data56 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/play",schemaPath:"#/properties/stages/items/properties/play/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((data56 === "single") || (data56 === "leader-coder")) || (data56 === "graph"))){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/play",schemaPath:"#/properties/stages/items/properties/play/enum",keyword:"enum",params:{allowedValues: schema11.properties.stages.items.properties.play.enum}});
errors++;
}
}
if(data36.conditions !== undefined){
let data57 = data36.conditions;
if(Array.isArray(data57)){
const len9 = data57.length;
for(let i9=0; i9<len9; i9++){
let data58 = data57[i9];
const _errs129 = errors;
let valid31 = false;
let passing0 = null;
const _errs130 = errors;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const prop11 of schema11.properties.stages.items.properties.conditions.items.oneOf[0].required){
if(data58[prop11] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/0/required",keyword:"required",params:{missingProperty: prop11}});
errors++;
}
}
for(const key11 in data58){
if(!(key11 === "kind")){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}});
errors++;
}
}
if(data58.kind !== undefined){
let data59 = data58.kind;
if(typeof data59 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/kind",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/0/properties/kind/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("written" !== data59){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/kind",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "written"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/0/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs130 === errors;
if(_valid0){
valid31 = true;
passing0 = 0;
}
const _errs135 = errors;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const prop12 of schema11.properties.stages.items.properties.conditions.items.oneOf[1].required){
if(data58[prop12] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/1/required",keyword:"required",params:{missingProperty: prop12}});
errors++;
}
}
for(const key12 in data58){
if(!((key12 === "kind") || (key12 === "paths"))){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12}});
errors++;
}
}
if(data58.kind !== undefined){
let data60 = data58.kind;
if(typeof data60 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/kind",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/1/properties/kind/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("plan_approved" !== data60){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/kind",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "plan_approved"}});
errors++;
}
}
if(data58.paths !== undefined){
let data61 = data58.paths;
if(Array.isArray(data61)){
if(data61.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/paths",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/1/properties/paths/maxItems",keyword:"maxItems",params:{limit: 20}});
errors++;
}
if(data61.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/paths",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/1/properties/paths/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len10 = data61.length;
for(let i10=0; i10<len10; i10++){
let data62 = data61[i10];
if(typeof data62 === "string"){
if(!pattern31.test(data62)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/paths/" + i10,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/1/properties/paths/items/pattern",keyword:"pattern",params:{pattern: "^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/paths/" + i10,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/1/properties/paths/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/paths",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/1/properties/paths/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/1/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs135 === errors;
if(_valid0 && valid31){
valid31 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid31 = true;
passing0 = 1;
}
const _errs144 = errors;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const prop13 of schema11.properties.stages.items.properties.conditions.items.oneOf[2].required){
if(data58[prop13] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/2/required",keyword:"required",params:{missingProperty: prop13}});
errors++;
}
}
for(const key13 in data58){
if(!((key13 === "kind") || (key13 === "of"))){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13}});
errors++;
}
}
if(data58.kind !== undefined){
let data63 = data58.kind;
if(typeof data63 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/kind",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/2/properties/kind/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("checks" !== data63){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/kind",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue: "checks"}});
errors++;
}
}
if(data58.of !== undefined){
let data64 = data58.of;
const _errs150 = errors;
let valid37 = false;
const _errs151 = errors;
if(typeof data64 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/of",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/2/properties/of/anyOf/0/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("all" !== data64){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/of",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/2/properties/of/anyOf/0/const",keyword:"const",params:{allowedValue: "all"}});
errors++;
}
var _valid1 = _errs151 === errors;
valid37 = valid37 || _valid1;
if(!valid37){
const _errs153 = errors;
if(Array.isArray(data64)){
if(data64.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/of",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/2/properties/of/anyOf/1/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len11 = data64.length;
for(let i11=0; i11<len11; i11++){
let data65 = data64[i11];
if(typeof data65 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/of/" + i11,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/2/properties/of/anyOf/1/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data65 === "build") || (data65 === "unit")) || (data65 === "test")) || (data65 === "lint")) || (data65 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/of/" + i11,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/2/properties/of/anyOf/1/items/enum",keyword:"enum",params:{allowedValues: schema11.properties.stages.items.properties.conditions.items.oneOf[2].properties.of.anyOf[1].items.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/of",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/2/properties/of/anyOf/1/type",keyword:"type",params:{type: "array"}});
errors++;
}
var _valid1 = _errs153 === errors;
valid37 = valid37 || _valid1;
}
if(!valid37){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/of",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/2/properties/of/anyOf",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs150;
if(vErrors !== null){
if(_errs150){
vErrors.length = _errs150;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/2/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs144 === errors;
if(_valid0 && valid31){
valid31 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid31 = true;
passing0 = 2;
}
const _errs157 = errors;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const prop14 of schema11.properties.stages.items.properties.conditions.items.oneOf[3].required){
if(data58[prop14] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/3/required",keyword:"required",params:{missingProperty: prop14}});
errors++;
}
}
for(const key14 in data58){
if(!(key14 === "kind")){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}});
errors++;
}
}
if(data58.kind !== undefined){
let data66 = data58.kind;
if(typeof data66 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/kind",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/3/properties/kind/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("review" !== data66){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/kind",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/3/properties/kind/const",keyword:"const",params:{allowedValue: "review"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/3/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs157 === errors;
if(_valid0 && valid31){
valid31 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid31 = true;
passing0 = 3;
}
const _errs162 = errors;
if(data58 && typeof data58 == "object" && !Array.isArray(data58)){
for(const prop15 of schema11.properties.stages.items.properties.conditions.items.oneOf[4].required){
if(data58[prop15] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/required",keyword:"required",params:{missingProperty: prop15}});
errors++;
}
}
for(const key15 in data58){
if(!((key15 === "kind") || (key15 === "documents"))){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15}});
errors++;
}
}
if(data58.kind !== undefined){
let data67 = data58.kind;
if(typeof data67 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/kind",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/kind/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("documents" !== data67){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/kind",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/kind/const",keyword:"const",params:{allowedValue: "documents"}});
errors++;
}
}
if(data58.documents !== undefined){
let data68 = data58.documents;
if(Array.isArray(data68)){
if(data68.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/maxItems",keyword:"maxItems",params:{limit: 20}});
errors++;
}
if(data68.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len12 = data68.length;
for(let i12=0; i12<len12; i12++){
let data69 = data68[i12];
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
for(const prop16 of schema11.properties.stages.items.properties.conditions.items.oneOf[4].properties.documents.items.required){
if(data69[prop16] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/required",keyword:"required",params:{missingProperty: prop16}});
errors++;
}
}
for(const key16 in data69){
if(!(((key16 === "name") || (key16 === "label")) || (key16 === "paths"))){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16}});
errors++;
}
}
if(data69.name !== undefined){
let data70 = data69.name;
if(typeof data70 === "string"){
if(!pattern33.test(data70)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12+"/name",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,39}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12+"/name",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data69.label !== undefined){
let data71 = data69.label;
if(data71 && typeof data71 == "object" && !Array.isArray(data71)){
for(const prop17 of schema11.properties.stages.items.properties.conditions.items.oneOf[4].properties.documents.items.properties.label.required){
if(data71[prop17] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12+"/label",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/properties/label/required",keyword:"required",params:{missingProperty: prop17}});
errors++;
}
}
for(const key17 in data71){
if(!((key17 === "ko") || (key17 === "en"))){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12+"/label",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/properties/label/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17}});
errors++;
}
}
if(data71.ko !== undefined){
let data72 = data71.ko;
if(typeof data72 === "string"){
if(!pattern2.test(data72)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12+"/label/ko",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/properties/label/properties/ko/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12+"/label/ko",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/properties/label/properties/ko/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data71.en !== undefined){
let data73 = data71.en;
if(typeof data73 === "string"){
if(!pattern2.test(data73)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12+"/label/en",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/properties/label/properties/en/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12+"/label/en",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/properties/label/properties/en/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12+"/label",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/properties/label/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data69.paths !== undefined){
let data74 = data69.paths;
if(Array.isArray(data74)){
if(data74.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12+"/paths",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/properties/paths/maxItems",keyword:"maxItems",params:{limit: 20}});
errors++;
}
if(data74.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12+"/paths",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/properties/paths/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len13 = data74.length;
for(let i13=0; i13<len13; i13++){
let data75 = data74[i13];
if(typeof data75 === "string"){
if(!pattern31.test(data75)){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12+"/paths/" + i13,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/properties/paths/items/pattern",keyword:"pattern",params:{pattern: "^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12+"/paths/" + i13,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/properties/paths/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12+"/paths",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/properties/paths/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents/" + i12,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9+"/documents",schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/properties/documents/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf/4/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs162 === errors;
if(_valid0 && valid31){
valid31 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid31 = true;
passing0 = 4;
}
}
}
}
}
if(!valid31){
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions/" + i9,schemaPath:"#/properties/stages/items/properties/conditions/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0}});
errors++;
}
else {
errors = _errs129;
if(vErrors !== null){
if(_errs129){
vErrors.length = _errs129;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3+"/conditions",schemaPath:"#/properties/stages/items/properties/conditions/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages/" + i3,schemaPath:"#/properties/stages/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/stages",schemaPath:"#/properties/stages/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.statuses !== undefined){
let data76 = data.statuses;
if(Array.isArray(data76)){
if(data76.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/statuses",schemaPath:"#/properties/statuses/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len14 = data76.length;
for(let i14=0; i14<len14; i14++){
let data77 = data76[i14];
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
for(const prop18 of schema11.properties.statuses.items.required){
if(data77[prop18] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14,schemaPath:"#/properties/statuses/items/required",keyword:"required",params:{missingProperty: prop18}});
errors++;
}
}
for(const key18 in data77){
if(!(((((key18 === "code") || (key18 === "kind")) || (key18 === "label")) || (key18 === "stage")) || (key18 === "team"))){
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14,schemaPath:"#/properties/statuses/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key18}});
errors++;
}
}
if(data77.code !== undefined){
let data78 = data77.code;
if(typeof data78 === "string"){
if(!pattern9.test(data78)){
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/code",schemaPath:"#/properties/statuses/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{0,39}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/code",schemaPath:"#/properties/statuses/items/properties/code/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data77.kind !== undefined){
let data79 = data77.kind;
if(typeof data79 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/kind",schemaPath:"#/properties/statuses/items/properties/kind/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((((data79 === "pending") || (data79 === "in_progress")) || (data79 === "revision")) || (data79 === "ready")) || (data79 === "hold")) || (data79 === "done")) || (data79 === "cancelled"))){
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/kind",schemaPath:"#/properties/statuses/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.statuses.items.properties.kind.enum}});
errors++;
}
}
if(data77.label !== undefined){
let data80 = data77.label;
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
for(const prop19 of schema11.properties.statuses.items.properties.label.required){
if(data80[prop19] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/label",schemaPath:"#/properties/statuses/items/properties/label/required",keyword:"required",params:{missingProperty: prop19}});
errors++;
}
}
for(const key19 in data80){
if(!((key19 === "ko") || (key19 === "en"))){
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/label",schemaPath:"#/properties/statuses/items/properties/label/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key19}});
errors++;
}
}
if(data80.ko !== undefined){
let data81 = data80.ko;
if(typeof data81 === "string"){
if(!pattern2.test(data81)){
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/label/ko",schemaPath:"#/properties/statuses/items/properties/label/properties/ko/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/label/ko",schemaPath:"#/properties/statuses/items/properties/label/properties/ko/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data80.en !== undefined){
let data82 = data80.en;
if(typeof data82 === "string"){
if(!pattern2.test(data82)){
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/label/en",schemaPath:"#/properties/statuses/items/properties/label/properties/en/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/label/en",schemaPath:"#/properties/statuses/items/properties/label/properties/en/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/label",schemaPath:"#/properties/statuses/items/properties/label/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data77.stage !== undefined){
let data83 = data77.stage;
if(typeof data83 === "string"){
if(!pattern9.test(data83)){
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/stage",schemaPath:"#/properties/statuses/items/properties/stage/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{0,39}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/stage",schemaPath:"#/properties/statuses/items/properties/stage/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data77.team !== undefined){
let data84 = data77.team;
if(typeof data84 === "string"){
if(!pattern9.test(data84)){
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/team",schemaPath:"#/properties/statuses/items/properties/team/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{0,39}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14+"/team",schemaPath:"#/properties/statuses/items/properties/team/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statuses/" + i14,schemaPath:"#/properties/statuses/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/statuses",schemaPath:"#/properties/statuses/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.transitions !== undefined){
let data85 = data.transitions;
if(Array.isArray(data85)){
if(data85.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/transitions",schemaPath:"#/properties/transitions/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len15 = data85.length;
for(let i15=0; i15<len15; i15++){
let data86 = data85[i15];
if(data86 && typeof data86 == "object" && !Array.isArray(data86)){
for(const prop20 of schema11.properties.transitions.items.required){
if(data86[prop20] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15,schemaPath:"#/properties/transitions/items/required",keyword:"required",params:{missingProperty: prop20}});
errors++;
}
}
for(const key20 in data86){
if(!(func2.call(schema11.properties.transitions.items.properties, key20))){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15,schemaPath:"#/properties/transitions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key20}});
errors++;
}
}
if(data86.from !== undefined){
let data87 = data86.from;
if(typeof data87 === "string"){
if(!pattern42.test(data87)){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/from",schemaPath:"#/properties/transitions/items/properties/from/pattern",keyword:"pattern",params:{pattern: "^(?:open|open-not-held|[A-Z][A-Z0-9_]{0,39})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/from",schemaPath:"#/properties/transitions/items/properties/from/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data86.action !== undefined){
let data88 = data86.action;
if(typeof data88 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/action",schemaPath:"#/properties/transitions/items/properties/action/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((((((((data88 === "pickup") || (data88 === "handoff")) || (data88 === "complete")) || (data88 === "skip_docs")) || (data88 === "approve")) || (data88 === "ack_rejected")) || (data88 === "reject")) || (data88 === "revision_request")) || (data88 === "resubmit")) || (data88 === "hold")) || (data88 === "resume")) || (data88 === "cancel"))){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/action",schemaPath:"#/properties/transitions/items/properties/action/enum",keyword:"enum",params:{allowedValues: schema11.properties.transitions.items.properties.action.enum}});
errors++;
}
}
if(data86.to !== undefined){
let data89 = data86.to;
if(typeof data89 === "string"){
if(!pattern43.test(data89)){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/to",schemaPath:"#/properties/transitions/items/properties/to/pattern",keyword:"pattern",params:{pattern: "^(?:remembered|[A-Z][A-Z0-9_]{0,39})$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/to",schemaPath:"#/properties/transitions/items/properties/to/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data86.by !== undefined){
let data90 = data86.by;
if(typeof data90 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/by",schemaPath:"#/properties/transitions/items/properties/by/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data90 === "team") || (data90 === "po"))){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/by",schemaPath:"#/properties/transitions/items/properties/by/enum",keyword:"enum",params:{allowedValues: schema11.properties.transitions.items.properties.by.enum}});
errors++;
}
}
if(data86.when !== undefined){
let data91 = data86.when;
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
for(const prop21 of schema11.properties.transitions.items.properties.when.required){
if(data91[prop21] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/when",schemaPath:"#/properties/transitions/items/properties/when/required",keyword:"required",params:{missingProperty: prop21}});
errors++;
}
}
for(const key21 in data91){
if(!((key21 === "team") || (key21 === "active"))){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/when",schemaPath:"#/properties/transitions/items/properties/when/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21}});
errors++;
}
}
if(data91.team !== undefined){
let data92 = data91.team;
if(typeof data92 === "string"){
if(!pattern9.test(data92)){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/when/team",schemaPath:"#/properties/transitions/items/properties/when/properties/team/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9_]{0,39}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/when/team",schemaPath:"#/properties/transitions/items/properties/when/properties/team/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data91.active !== undefined){
if(typeof data91.active !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/when/active",schemaPath:"#/properties/transitions/items/properties/when/properties/active/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/when",schemaPath:"#/properties/transitions/items/properties/when/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data86.label !== undefined){
let data94 = data86.label;
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
for(const prop22 of schema11.properties.transitions.items.properties.label.required){
if(data94[prop22] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/label",schemaPath:"#/properties/transitions/items/properties/label/required",keyword:"required",params:{missingProperty: prop22}});
errors++;
}
}
for(const key22 in data94){
if(!((key22 === "ko") || (key22 === "en"))){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/label",schemaPath:"#/properties/transitions/items/properties/label/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key22}});
errors++;
}
}
if(data94.ko !== undefined){
let data95 = data94.ko;
if(typeof data95 === "string"){
if(!pattern2.test(data95)){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/label/ko",schemaPath:"#/properties/transitions/items/properties/label/properties/ko/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/label/ko",schemaPath:"#/properties/transitions/items/properties/label/properties/ko/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data94.en !== undefined){
let data96 = data94.en;
if(typeof data96 === "string"){
if(!pattern2.test(data96)){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/label/en",schemaPath:"#/properties/transitions/items/properties/label/properties/en/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/label/en",schemaPath:"#/properties/transitions/items/properties/label/properties/en/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/label",schemaPath:"#/properties/transitions/items/properties/label/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data86.attachment !== undefined){
let data97 = data86.attachment;
if(data97 && typeof data97 == "object" && !Array.isArray(data97)){
for(const prop23 of schema11.properties.transitions.items.properties.attachment.required){
if(data97[prop23] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/attachment",schemaPath:"#/properties/transitions/items/properties/attachment/required",keyword:"required",params:{missingProperty: prop23}});
errors++;
}
}
for(const key23 in data97){
if(!((key23 === "ko") || (key23 === "en"))){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/attachment",schemaPath:"#/properties/transitions/items/properties/attachment/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key23}});
errors++;
}
}
if(data97.ko !== undefined){
let data98 = data97.ko;
if(typeof data98 === "string"){
if(!pattern2.test(data98)){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/attachment/ko",schemaPath:"#/properties/transitions/items/properties/attachment/properties/ko/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/attachment/ko",schemaPath:"#/properties/transitions/items/properties/attachment/properties/ko/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data97.en !== undefined){
let data99 = data97.en;
if(typeof data99 === "string"){
if(!pattern2.test(data99)){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/attachment/en",schemaPath:"#/properties/transitions/items/properties/attachment/properties/en/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/attachment/en",schemaPath:"#/properties/transitions/items/properties/attachment/properties/en/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/attachment",schemaPath:"#/properties/transitions/items/properties/attachment/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data86.attachment_kind !== undefined){
let data100 = data86.attachment_kind;
if(typeof data100 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/attachment_kind",schemaPath:"#/properties/transitions/items/properties/attachment_kind/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data100 === "defect_report") || (data100 === "refactoring_guide")) || (data100 === "question_list")) || (data100 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/attachment_kind",schemaPath:"#/properties/transitions/items/properties/attachment_kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.transitions.items.properties.attachment_kind.enum}});
errors++;
}
}
if(data86.category !== undefined){
let data101 = data86.category;
if(typeof data101 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/category",schemaPath:"#/properties/transitions/items/properties/category/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data101 === "quality") || (data101 === "scope")) || (data101 === "dependency")) || (data101 === "blocker"))){
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15+"/category",schemaPath:"#/properties/transitions/items/properties/category/enum",keyword:"enum",params:{allowedValues: schema11.properties.transitions.items.properties.category.enum}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transitions/" + i15,schemaPath:"#/properties/transitions/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/transitions",schemaPath:"#/properties/transitions/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.limits !== undefined){
let data102 = data.limits;
if(data102 && typeof data102 == "object" && !Array.isArray(data102)){
for(const prop24 of schema11.properties.limits.required){
if(data102[prop24] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/required",keyword:"required",params:{missingProperty: prop24}});
errors++;
}
}
for(const key24 in data102){
if(!((((key24 === "ack_minutes") || (key24 === "max_deferrals")) || (key24 === "max_revisions")) || (key24 === "rejections_in_a_row"))){
(vErrors ??= []).push({instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key24}});
errors++;
}
}
if(data102.ack_minutes !== undefined){
let data103 = data102.ack_minutes;
if(data103 && typeof data103 == "object" && !Array.isArray(data103)){
for(const prop25 of schema11.properties.limits.properties.ack_minutes.required){
if(data103[prop25] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes",schemaPath:"#/properties/limits/properties/ack_minutes/required",keyword:"required",params:{missingProperty: prop25}});
errors++;
}
}
for(const key25 in data103){
if(!((((key25 === "P0") || (key25 === "P1")) || (key25 === "P2")) || (key25 === "P3"))){
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes",schemaPath:"#/properties/limits/properties/ack_minutes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key25}});
errors++;
}
}
if(data103.P0 !== undefined){
let data104 = data103.P0;
if(!(((typeof data104 == "number") && (!(data104 % 1) && !isNaN(data104))) && (isFinite(data104)))){
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes/P0",schemaPath:"#/properties/limits/properties/ack_minutes/properties/P0/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data104 == "number") && (isFinite(data104))){
if(data104 > 10080 || isNaN(data104)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes/P0",schemaPath:"#/properties/limits/properties/ack_minutes/properties/P0/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080}});
errors++;
}
if(data104 < 2 || isNaN(data104)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes/P0",schemaPath:"#/properties/limits/properties/ack_minutes/properties/P0/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}});
errors++;
}
}
}
if(data103.P1 !== undefined){
let data105 = data103.P1;
if(!(((typeof data105 == "number") && (!(data105 % 1) && !isNaN(data105))) && (isFinite(data105)))){
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes/P1",schemaPath:"#/properties/limits/properties/ack_minutes/properties/P1/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data105 == "number") && (isFinite(data105))){
if(data105 > 10080 || isNaN(data105)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes/P1",schemaPath:"#/properties/limits/properties/ack_minutes/properties/P1/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080}});
errors++;
}
if(data105 < 2 || isNaN(data105)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes/P1",schemaPath:"#/properties/limits/properties/ack_minutes/properties/P1/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}});
errors++;
}
}
}
if(data103.P2 !== undefined){
let data106 = data103.P2;
if(!(((typeof data106 == "number") && (!(data106 % 1) && !isNaN(data106))) && (isFinite(data106)))){
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes/P2",schemaPath:"#/properties/limits/properties/ack_minutes/properties/P2/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data106 == "number") && (isFinite(data106))){
if(data106 > 10080 || isNaN(data106)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes/P2",schemaPath:"#/properties/limits/properties/ack_minutes/properties/P2/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080}});
errors++;
}
if(data106 < 2 || isNaN(data106)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes/P2",schemaPath:"#/properties/limits/properties/ack_minutes/properties/P2/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}});
errors++;
}
}
}
if(data103.P3 !== undefined){
let data107 = data103.P3;
if(!(((typeof data107 == "number") && (!(data107 % 1) && !isNaN(data107))) && (isFinite(data107)))){
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes/P3",schemaPath:"#/properties/limits/properties/ack_minutes/properties/P3/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data107 == "number") && (isFinite(data107))){
if(data107 > 10080 || isNaN(data107)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes/P3",schemaPath:"#/properties/limits/properties/ack_minutes/properties/P3/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10080}});
errors++;
}
if(data107 < 2 || isNaN(data107)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes/P3",schemaPath:"#/properties/limits/properties/ack_minutes/properties/P3/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/limits/ack_minutes",schemaPath:"#/properties/limits/properties/ack_minutes/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data102.max_deferrals !== undefined){
let data108 = data102.max_deferrals;
if(!(((typeof data108 == "number") && (!(data108 % 1) && !isNaN(data108))) && (isFinite(data108)))){
(vErrors ??= []).push({instancePath:instancePath+"/limits/max_deferrals",schemaPath:"#/properties/limits/properties/max_deferrals/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data108 == "number") && (isFinite(data108))){
if(data108 > 100 || isNaN(data108)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/max_deferrals",schemaPath:"#/properties/limits/properties/max_deferrals/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data108 < 0 || isNaN(data108)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/max_deferrals",schemaPath:"#/properties/limits/properties/max_deferrals/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data102.max_revisions !== undefined){
let data109 = data102.max_revisions;
if(!(((typeof data109 == "number") && (!(data109 % 1) && !isNaN(data109))) && (isFinite(data109)))){
(vErrors ??= []).push({instancePath:instancePath+"/limits/max_revisions",schemaPath:"#/properties/limits/properties/max_revisions/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data109 == "number") && (isFinite(data109))){
if(data109 > 100 || isNaN(data109)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/max_revisions",schemaPath:"#/properties/limits/properties/max_revisions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data109 < 0 || isNaN(data109)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/max_revisions",schemaPath:"#/properties/limits/properties/max_revisions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data102.rejections_in_a_row !== undefined){
let data110 = data102.rejections_in_a_row;
if(!(((typeof data110 == "number") && (!(data110 % 1) && !isNaN(data110))) && (isFinite(data110)))){
(vErrors ??= []).push({instancePath:instancePath+"/limits/rejections_in_a_row",schemaPath:"#/properties/limits/properties/rejections_in_a_row/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data110 == "number") && (isFinite(data110))){
if(data110 > 100 || isNaN(data110)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/rejections_in_a_row",schemaPath:"#/properties/limits/properties/rejections_in_a_row/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data110 < 1 || isNaN(data110)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/rejections_in_a_row",schemaPath:"#/properties/limits/properties/rejections_in_a_row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/type",keyword:"type",params:{type: "object"}});
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
  known: {"keys":{"$schema":{},"schema_version":{},"id":{},"name":{"keys":{"ko":{},"en":{}}},"po":{},"arrows":{"keys":{"forward":{},"back":{},"waiting":{},"error":{}}},"teams":{"items":{"keys":{"id":{},"aliases":{"items":{}},"name":{"keys":{"ko":{},"en":{}}},"role":{"keys":{"ko":{},"en":{}}},"icon":{},"colour":{},"light":{}}}},"agents":{"items":{"keys":{"agent_id":{},"agent_name":{},"team":{},"role":{},"status":{},"github_registered":{},"lead":{}}}},"stages":{"items":{"keys":{"id":{},"team":{},"phase":{},"steps":{"items":{"keys":{"ko":{},"en":{}}}},"input":{"items":{"keys":{"field":{},"from":{}}}},"output":{"items":{}},"derived":{"items":{"keys":{"field":{},"value":{},"paths":{"items":{}}}}},"play":{},"conditions":{"items":{}}}}},"statuses":{"items":{"keys":{"code":{},"kind":{},"label":{"keys":{"ko":{},"en":{}}},"stage":{},"team":{}}}},"transitions":{"items":{"keys":{"from":{},"action":{},"to":{},"by":{},"when":{"keys":{"team":{},"active":{}}},"label":{"keys":{"ko":{},"en":{}}},"attachment":{"keys":{"ko":{},"en":{}}},"attachment_kind":{},"category":{}}}},"limits":{"keys":{"ack_minutes":{"keys":{"P0":{},"P1":{},"P2":{},"P3":{}}},"max_deferrals":{},"max_revisions":{},"rejections_in_a_row":{}}}}},
}
