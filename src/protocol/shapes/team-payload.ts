// @ts-nocheck
// Written by `npm run generate` from the zod schema: ajv's standalone code. Not to be edited.
import { lazyPattern, type Shape } from '../shape.ts'

export const teamPayloadShape: Shape = {
  errorsIn({ statuses, teams }) {
    const module = { exports: undefined }
"use strict";
module.exports = validate10;
module.exports.default = validate10;
const schema11 = {"anyOf":[{"type":"object","properties":{},"additionalProperties":false},{"type":"object","properties":{"phase":{"type":"string","pattern":"\\S"},"input":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},"output":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}}},"required":["phase"],"additionalProperties":{}}]};
const pattern0 = lazyPattern("\\S");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of schema11.anyOf[1].required){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: prop0}});
errors++;
}
}
if(data.phase !== undefined){
let data0 = data.phase;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/phase",schemaPath:"#/anyOf/1/properties/phase/pattern",keyword:"pattern",params:{pattern: "\\S"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/phase",schemaPath:"#/anyOf/1/properties/phase/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.input !== undefined){
let data1 = data.input;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
const _errs11 = errors;
if(typeof key1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/input",schemaPath:"#/anyOf/1/properties/input/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key1});
errors++;
}
var valid2 = _errs11 === errors;
if(!valid2){
(vErrors ??= []).push({instancePath:instancePath+"/input",schemaPath:"#/anyOf/1/properties/input/propertyNames",keyword:"propertyNames",params:{propertyName: key1}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/input",schemaPath:"#/anyOf/1/properties/input/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.output !== undefined){
let data2 = data.output;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key2 in data2){
const _errs16 = errors;
if(typeof key2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"#/anyOf/1/properties/output/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key2});
errors++;
}
var valid3 = _errs16 === errors;
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"#/anyOf/1/properties/output/propertyNames",keyword:"propertyNames",params:{propertyName: key2}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"#/anyOf/1/properties/output/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
(vErrors ??= []).push({instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{}});
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
