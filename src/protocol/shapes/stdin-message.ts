// @ts-nocheck
// Written by `npm run generate` from the zod schema: ajv's standalone code. Not to be edited.
import { lazyPattern, type Shape } from '../shape.ts'

export const stdinMessageShape: Shape = {
  errorsIn({ statuses, teams }) {
    const module = { exports: undefined }
"use strict";
module.exports = validate10;
module.exports.default = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","oneOf":[{"type":"object","properties":{"type":{"type":"string","const":"question_answer"},"questionId":{"type":"string","pattern":"^q_[A-Za-z0-9_-]{1,64}$"},"answer":{"type":["string","null"]}},"required":["type","questionId","answer"]},{"type":"object","properties":{"type":{"type":"string","const":"phase_result"},"phase":{"type":"integer","minimum":1,"maximum":9007199254740991},"verdict":{"type":"string","enum":["approved","rework"]},"comments":{"type":"string"}},"required":["type","phase","verdict","comments"]},{"type":"object","properties":{"type":{"type":"string","const":"retry"}},"required":["type"]},{"type":"object","properties":{"type":{"type":"string","const":"follow_up"},"text":{"type":"string"}},"required":["type","text"]},{"type":"object","properties":{"type":{"type":"string","const":"protocol_error"},"details":{"type":"string"}},"required":["type","details"]},{"type":"object","properties":{"type":{"type":"string","const":"dependency_answer"},"name":{"type":"string"},"value":{"type":"string"}},"required":["type","name","value"]}]};
const pattern0 = lazyPattern("^q_[A-Za-z0-9_-]{1,64}$");

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
if("question_answer" !== data0){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/properties/type/const",keyword:"const",params:{allowedValue: "question_answer"}});
errors++;
}
}
if(data.questionId !== undefined){
let data1 = data.questionId;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/questionId",schemaPath:"#/oneOf/0/properties/questionId/pattern",keyword:"pattern",params:{pattern: "^q_[A-Za-z0-9_-]{1,64}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/questionId",schemaPath:"#/oneOf/0/properties/questionId/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.answer !== undefined){
let data2 = data.answer;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/answer",schemaPath:"#/oneOf/0/properties/answer/type",keyword:"type",params:{type: schema11.oneOf[0].properties.answer.type}});
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
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop1 of schema11.oneOf[1].required){
if(data[prop1] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: prop1}});
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("phase_result" !== data3){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/properties/type/const",keyword:"const",params:{allowedValue: "phase_result"}});
errors++;
}
}
if(data.phase !== undefined){
let data4 = data.phase;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/phase",schemaPath:"#/oneOf/1/properties/phase/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/phase",schemaPath:"#/oneOf/1/properties/phase/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/phase",schemaPath:"#/oneOf/1/properties/phase/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.verdict !== undefined){
let data5 = data.verdict;
if(typeof data5 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",schemaPath:"#/oneOf/1/properties/verdict/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data5 === "approved") || (data5 === "rework"))){
(vErrors ??= []).push({instancePath:instancePath+"/verdict",schemaPath:"#/oneOf/1/properties/verdict/enum",keyword:"enum",params:{allowedValues: schema11.oneOf[1].properties.verdict.enum}});
errors++;
}
}
if(data.comments !== undefined){
if(typeof data.comments !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/comments",schemaPath:"#/oneOf/1/properties/comments/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs9 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop2 of schema11.oneOf[2].required){
if(data[prop2] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: prop2}});
errors++;
}
}
if(data.type !== undefined){
let data7 = data.type;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/2/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("retry" !== data7){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/2/properties/type/const",keyword:"const",params:{allowedValue: "retry"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs19 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop3 of schema11.oneOf[3].required){
if(data[prop3] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: prop3}});
errors++;
}
}
if(data.type !== undefined){
let data8 = data.type;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/3/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("follow_up" !== data8){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/3/properties/type/const",keyword:"const",params:{allowedValue: "follow_up"}});
errors++;
}
}
if(data.text !== undefined){
if(typeof data.text !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/text",schemaPath:"#/oneOf/3/properties/text/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs23 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
const _errs29 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop4 of schema11.oneOf[4].required){
if(data[prop4] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/4/required",keyword:"required",params:{missingProperty: prop4}});
errors++;
}
}
if(data.type !== undefined){
let data10 = data.type;
if(typeof data10 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/4/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("protocol_error" !== data10){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/4/properties/type/const",keyword:"const",params:{allowedValue: "protocol_error"}});
errors++;
}
}
if(data.details !== undefined){
if(typeof data.details !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/details",schemaPath:"#/oneOf/4/properties/details/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/4/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs29 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
}
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop5 of schema11.oneOf[5].required){
if(data[prop5] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/5/required",keyword:"required",params:{missingProperty: prop5}});
errors++;
}
}
if(data.type !== undefined){
let data12 = data.type;
if(typeof data12 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/5/properties/type/type",keyword:"type",params:{type: "string"}});
errors++;
}
if("dependency_answer" !== data12){
(vErrors ??= []).push({instancePath:instancePath+"/type",schemaPath:"#/oneOf/5/properties/type/const",keyword:"const",params:{allowedValue: "dependency_answer"}});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",schemaPath:"#/oneOf/5/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.value !== undefined){
if(typeof data.value !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/value",schemaPath:"#/oneOf/5/properties/value/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/oneOf/5/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs35 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
}
}
}
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
