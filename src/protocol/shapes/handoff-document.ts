// @ts-nocheck
// Written by `npm run generate` from the zod schema: ajv's standalone code. Not to be edited.
import { lazyPattern, type Shape } from '../shape.ts'

export const handoffDocumentShape: Shape = {
  errorsIn({ statuses, teams }) {
    const module = { exports: undefined }
"use strict";
module.exports = validate10;
module.exports.default = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"mode":{"type":"string","enum":["coding","review","test","refactor","debug"]},"input":{"minItems":1,"maxItems":1000,"type":"array","items":{"type":"string","pattern":"^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"}},"output":{"minItems":1,"maxItems":1000,"type":"array","items":{"type":"string","pattern":"^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"}},"constraints":{"maxItems":1000,"type":"array","items":{"type":"string","pattern":"^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"}},"completionCriteria":{"maxItems":1000,"type":"array","items":{"type":"string","pattern":"^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"}}},"required":["mode","input","output","constraints","completionCriteria"],"title":"HandoffDocument","description":"What a leader asks of a coder (HANDOFF.md)"};
const pattern0 = lazyPattern("^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$");

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
if(data.mode !== undefined){
let data0 = data.mode;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data0 === "coding") || (data0 === "review")) || (data0 === "test")) || (data0 === "refactor")) || (data0 === "debug"))){
(vErrors ??= []).push({instancePath:instancePath+"/mode",schemaPath:"#/properties/mode/enum",keyword:"enum",params:{allowedValues: schema11.properties.mode.enum}});
errors++;
}
}
if(data.input !== undefined){
let data1 = data.input;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/input",schemaPath:"#/properties/input/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/input",schemaPath:"#/properties/input/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/pattern",keyword:"pattern",params:{pattern: "^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/input/" + i0,schemaPath:"#/properties/input/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.output !== undefined){
let data3 = data.output;
if(Array.isArray(data3)){
if(data3.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"#/properties/output/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data3.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"#/properties/output/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/output/" + i1,schemaPath:"#/properties/output/items/pattern",keyword:"pattern",params:{pattern: "^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/output/" + i1,schemaPath:"#/properties/output/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.constraints !== undefined){
let data5 = data.constraints;
if(Array.isArray(data5)){
if(data5.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/constraints",schemaPath:"#/properties/constraints/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
let data6 = data5[i2];
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/constraints/" + i2,schemaPath:"#/properties/constraints/items/pattern",keyword:"pattern",params:{pattern: "^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/constraints/" + i2,schemaPath:"#/properties/constraints/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/constraints",schemaPath:"#/properties/constraints/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.completionCriteria !== undefined){
let data7 = data.completionCriteria;
if(Array.isArray(data7)){
if(data7.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/completionCriteria",schemaPath:"#/properties/completionCriteria/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
let data8 = data7[i3];
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/completionCriteria/" + i3,schemaPath:"#/properties/completionCriteria/items/pattern",keyword:"pattern",params:{pattern: "^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/completionCriteria/" + i3,schemaPath:"#/properties/completionCriteria/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/completionCriteria",schemaPath:"#/properties/completionCriteria/type",keyword:"type",params:{type: "array"}});
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
  known: {"keys":{"mode":{},"input":{"items":{}},"output":{"items":{}},"constraints":{"items":{}},"completionCriteria":{"items":{}}}},
}

export const handoffDocumentDraft07 = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "type": "object",
  "properties": {
    "mode": {
      "type": "string",
      "enum": [
        "coding",
        "review",
        "test",
        "refactor",
        "debug"
      ]
    },
    "input": {
      "minItems": 1,
      "maxItems": 1000,
      "type": "array",
      "items": {
        "type": "string",
        "pattern": "^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"
      }
    },
    "output": {
      "minItems": 1,
      "maxItems": 1000,
      "type": "array",
      "items": {
        "type": "string",
        "pattern": "^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"
      }
    },
    "constraints": {
      "maxItems": 1000,
      "type": "array",
      "items": {
        "type": "string",
        "pattern": "^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"
      }
    },
    "completionCriteria": {
      "maxItems": 1000,
      "type": "array",
      "items": {
        "type": "string",
        "pattern": "^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"
      }
    }
  },
  "required": [
    "mode",
    "input",
    "output",
    "constraints",
    "completionCriteria"
  ],
  "title": "HandoffDocument",
  "description": "What a leader asks of a coder (HANDOFF.md)"
}
