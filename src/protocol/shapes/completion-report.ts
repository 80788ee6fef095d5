// @ts-nocheck
// Written by `npm run generate` from the zod schema: ajv's standalone code. Not to be edited.
import { lazyPattern, type Shape } from '../shape.ts'

export const completionReportShape: Shape = {
  errorsIn({ statuses, teams }) {
    const module = { exports: undefined }
"use strict";
module.exports = validate10;
module.exports.default = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"status":{"type":"string","enum":["SUCCESS","FAILED"]},"featureName":{"type":"string","pattern":"^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"},"generatedFiles":{"maxItems":1000,"type":"array","items":{"type":"string","pattern":"^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"}},"testResult":{"type":"object","properties":{"passed":{"type":"integer","minimum":0,"maximum":999999999},"total":{"type":"integer","minimum":0,"maximum":999999999}},"required":["passed","total"]},"typeCheck":{"type":"string","enum":["PASS","FAIL"]},"buildStatus":{"type":"string","enum":["SUCCESS","FAIL"]},"issues":{"maxItems":1000,"type":"array","items":{"type":"string","pattern":"^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"}},"failureCause":{"type":"string","enum":["Logic Error","Compilation Error","Schema Violation","Environment/Dependency"]},"detailLog":{"type":"string","pattern":"^(?=[\\s\\S]*\\S)[\\t\\n\\P{C}\\p{Cf}\\p{Co}\\p{Cn}]{1,100000}$"},"requestToLeader":{"type":"string","pattern":"^(?=[\\s\\S]*\\S)[\\t\\n\\P{C}\\p{Cf}\\p{Co}\\p{Cn}]{1,100000}$"}},"required":["status","featureName","generatedFiles","issues"],"title":"CompletionReport","description":"What a coder reports to its leader"};
const pattern0 = lazyPattern("^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$");
const pattern3 = lazyPattern("^(?=[\\s\\S]*\\S)[\\t\\n\\P{C}\\p{Cf}\\p{Co}\\p{Cn}]{1,100000}$");

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
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data0 === "SUCCESS") || (data0 === "FAILED"))){
(vErrors ??= []).push({instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema11.properties.status.enum}});
errors++;
}
}
if(data.featureName !== undefined){
let data1 = data.featureName;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/featureName",schemaPath:"#/properties/featureName/pattern",keyword:"pattern",params:{pattern: "^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/featureName",schemaPath:"#/properties/featureName/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.generatedFiles !== undefined){
let data2 = data.generatedFiles;
if(Array.isArray(data2)){
if(data2.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/generatedFiles",schemaPath:"#/properties/generatedFiles/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/generatedFiles/" + i0,schemaPath:"#/properties/generatedFiles/items/pattern",keyword:"pattern",params:{pattern: "^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/generatedFiles/" + i0,schemaPath:"#/properties/generatedFiles/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/generatedFiles",schemaPath:"#/properties/generatedFiles/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.testResult !== undefined){
let data4 = data.testResult;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const prop1 of schema11.properties.testResult.required){
if(data4[prop1] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/testResult",schemaPath:"#/properties/testResult/required",keyword:"required",params:{missingProperty: prop1}});
errors++;
}
}
if(data4.passed !== undefined){
let data5 = data4.passed;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/testResult/passed",schemaPath:"#/properties/testResult/properties/passed/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999999999 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/testResult/passed",schemaPath:"#/properties/testResult/properties/passed/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/testResult/passed",schemaPath:"#/properties/testResult/properties/passed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
if(data4.total !== undefined){
let data6 = data4.total;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/testResult/total",schemaPath:"#/properties/testResult/properties/total/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999999999 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/testResult/total",schemaPath:"#/properties/testResult/properties/total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999}});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/testResult/total",schemaPath:"#/properties/testResult/properties/total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/testResult",schemaPath:"#/properties/testResult/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.typeCheck !== undefined){
let data7 = data.typeCheck;
if(typeof data7 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/typeCheck",schemaPath:"#/properties/typeCheck/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data7 === "PASS") || (data7 === "FAIL"))){
(vErrors ??= []).push({instancePath:instancePath+"/typeCheck",schemaPath:"#/properties/typeCheck/enum",keyword:"enum",params:{allowedValues: schema11.properties.typeCheck.enum}});
errors++;
}
}
if(data.buildStatus !== undefined){
let data8 = data.buildStatus;
if(typeof data8 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/buildStatus",schemaPath:"#/properties/buildStatus/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data8 === "SUCCESS") || (data8 === "FAIL"))){
(vErrors ??= []).push({instancePath:instancePath+"/buildStatus",schemaPath:"#/properties/buildStatus/enum",keyword:"enum",params:{allowedValues: schema11.properties.buildStatus.enum}});
errors++;
}
}
if(data.issues !== undefined){
let data9 = data.issues;
if(Array.isArray(data9)){
if(data9.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/issues",schemaPath:"#/properties/issues/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
(vErrors ??= []).push({instancePath:instancePath+"/issues/" + i1,schemaPath:"#/properties/issues/items/pattern",keyword:"pattern",params:{pattern: "^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/issues/" + i1,schemaPath:"#/properties/issues/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/issues",schemaPath:"#/properties/issues/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.failureCause !== undefined){
let data11 = data.failureCause;
if(typeof data11 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/failureCause",schemaPath:"#/properties/failureCause/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((data11 === "Logic Error") || (data11 === "Compilation Error")) || (data11 === "Schema Violation")) || (data11 === "Environment/Dependency"))){
(vErrors ??= []).push({instancePath:instancePath+"/failureCause",schemaPath:"#/properties/failureCause/enum",keyword:"enum",params:{allowedValues: schema11.properties.failureCause.enum}});
errors++;
}
}
if(data.detailLog !== undefined){
let data12 = data.detailLog;
if(typeof data12 === "string"){
if(!pattern3.test(data12)){
(vErrors ??= []).push({instancePath:instancePath+"/detailLog",schemaPath:"#/properties/detailLog/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*\\S)[\\t\\n\\P{C}\\p{Cf}\\p{Co}\\p{Cn}]{1,100000}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/detailLog",schemaPath:"#/properties/detailLog/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.requestToLeader !== undefined){
let data13 = data.requestToLeader;
if(typeof data13 === "string"){
if(!pattern3.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/requestToLeader",schemaPath:"#/properties/requestToLeader/pattern",keyword:"pattern",params:{pattern: "^(?=[\\s\\S]*\\S)[\\t\\n\\P{C}\\p{Cf}\\p{Co}\\p{Cn}]{1,100000}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/requestToLeader",schemaPath:"#/properties/requestToLeader/type",keyword:"type",params:{type: "string"}});
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
  known: {"keys":{"status":{},"featureName":{},"generatedFiles":{"items":{}},"testResult":{"keys":{"passed":{},"total":{}}},"typeCheck":{},"buildStatus":{},"issues":{"items":{}},"failureCause":{},"detailLog":{},"requestToLeader":{}}},
}

export const completionReportDraft07 = {
  "$schema": "http://json-schema.org/draft-07/schema#",
  "type": "object",
  "properties": {
    "status": {
      "type": "string",
      "enum": [
        "SUCCESS",
        "FAILED"
      ]
    },
    "featureName": {
      "type": "string",
      "pattern": "^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"
    },
    "generatedFiles": {
      "maxItems": 1000,
      "type": "array",
      "items": {
        "type": "string",
        "pattern": "^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"
      }
    },
    "testResult": {
      "type": "object",
      "properties": {
        "passed": {
          "type": "integer",
          "minimum": 0,
          "maximum": 999999999
        },
        "total": {
          "type": "integer",
          "minimum": 0,
          "maximum": 999999999
        }
      },
      "required": [
        "passed",
        "total"
      ]
    },
    "typeCheck": {
      "type": "string",
      "enum": [
        "PASS",
        "FAIL"
      ]
    },
    "buildStatus": {
      "type": "string",
      "enum": [
        "SUCCESS",
        "FAIL"
      ]
    },
    "issues": {
      "maxItems": 1000,
      "type": "array",
      "items": {
        "type": "string",
        "pattern": "^(?=\\S)[^\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}]{1,2000}(?<=\\S)$"
      }
    },
    "failureCause": {
      "type": "string",
      "enum": [
        "Logic Error",
        "Compilation Error",
        "Schema Violation",
        "Environment/Dependency"
      ]
    },
    "detailLog": {
      "type": "string",
      "pattern": "^(?=[\\s\\S]*\\S)[\\t\\n\\P{C}\\p{Cf}\\p{Co}\\p{Cn}]{1,100000}$"
    },
    "requestToLeader": {
      "type": "string",
      "pattern": "^(?=[\\s\\S]*\\S)[\\t\\n\\P{C}\\p{Cf}\\p{Co}\\p{Cn}]{1,100000}$"
    }
  },
  "required": [
    "status",
    "featureName",
    "generatedFiles",
    "issues"
  ],
  "title": "CompletionReport",
  "description": "What a coder reports to its leader"
}
