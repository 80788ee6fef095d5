// @ts-nocheck
// Written by `npm run generate` from the zod schema: ajv's standalone code. Not to be edited.
import type { Shape } from '../shape.ts'

export const configShape: Shape = {
  errorsIn({ statuses, teams }) {
    const module = { exports: undefined }
"use strict";
module.exports = validate10;
module.exports.default = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","type":"object","properties":{"$schema":{"description":"Where the JSON Schema is, for editors","type":"string"},"schema_version":{"type":"string","pattern":"^1\\.\\d{1,6}\\.\\d{1,6}$"},"pipeline":{},"timezone":{"description":"IANA name, such as Asia/Seoul; of the day in ids and of shown times","type":"string"},"language":{"description":"The language of notifications, and of output without --lang","type":"string","enum":["ko","en"]},"target_branch":{"description":"Where approved work is merged; the branch checked out where it is missing","type":"string","pattern":"^(?![-/.])(?!(?:@|[Hh][Ee][Aa][Dd])$)(?!.*(?:\\.\\.|\\/\\/|\\/\\.|\\.\\/|\\.[Ll][Oo][Cc][Kk](?:\\/|$)|[/.]$))(?!.*\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}\\p{M}_./+#@=,%-]{1,100}$"},"agents":{"description":"Who plays each stage, by stage id; rehearsal agents play the others","type":"object","propertyNames":{"type":"string"},"additionalProperties":{"anyOf":[{"type":"string","enum":["rehearsal","claude","codex","gemini","opencode","qwen","copilot","goose"]},{"type":"object","properties":{"command":{"minItems":1,"maxItems":1000,"type":"array","items":{"type":"string"},"description":"The program of the agent and its arguments; {prompt} stands for the request, {prompt_file} for a file that holds it"},"name":{"description":"How the agent is called in lists","type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"pass":{"description":"Names of environment variables that the agent gets","maxItems":100,"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,127}$"}},"settings":{"description":"Names of settings that the agent gets, as variables or as paths of files; NAME? may be missing","maxItems":100,"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,127}\\??$"}},"nonce_required":{"description":"Hear only blocks that carry BATON_NONCE","type":"boolean"},"adapter":{"description":"How its output is read: plain text, or the event stream of a known CLI","type":"string","enum":["plain","claude","codex","codex-server","gemini","acp"]},"limits":{"type":"object","properties":{"silence_minutes":{"description":"Without output for so long, an agent is taken for stuck","type":"number","minimum":0.01,"maximum":100000},"wall_minutes":{"description":"The whole time that an agent may run","type":"number","minimum":0.01,"maximum":100000},"question_minutes":{"description":"How long a question waits before its default answers","type":"number","minimum":0.01,"maximum":100000},"workspace_bytes":{"description":"What the workspace of a run may take on disk","type":"integer","minimum":1000000,"maximum":9007199254740991},"transcript_bytes":{"description":"What the transcript of a run may take on disk","type":"integer","minimum":1000,"maximum":9007199254740991}},"additionalProperties":false}},"required":["command"],"additionalProperties":false}]}},"reviewer":{"description":"Who reviews the change where a stage needs a review; the agent of another stage where it is missing","anyOf":[{"type":"string","enum":["rehearsal","claude","codex","gemini","opencode","qwen","copilot","goose"]},{"type":"object","properties":{"command":{"minItems":1,"maxItems":1000,"type":"array","items":{"type":"string"},"description":"The program of the agent and its arguments; {prompt} stands for the request, {prompt_file} for a file that holds it"},"name":{"description":"How the agent is called in lists","type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"pass":{"description":"Names of environment variables that the agent gets","maxItems":100,"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,127}$"}},"settings":{"description":"Names of settings that the agent gets, as variables or as paths of files; NAME? may be missing","maxItems":100,"type":"array","items":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]{0,127}\\??$"}},"nonce_required":{"description":"Hear only blocks that carry BATON_NONCE","type":"boolean"},"adapter":{"description":"How its output is read: plain text, or the event stream of a known CLI","type":"string","enum":["plain","claude","codex","codex-server","gemini","acp"]},"limits":{"type":"object","properties":{"silence_minutes":{"description":"Without output for so long, an agent is taken for stuck","type":"number","minimum":0.01,"maximum":100000},"wall_minutes":{"description":"The whole time that an agent may run","type":"number","minimum":0.01,"maximum":100000},"question_minutes":{"description":"How long a question waits before its default answers","type":"number","minimum":0.01,"maximum":100000},"workspace_bytes":{"description":"What the workspace of a run may take on disk","type":"integer","minimum":1000000,"maximum":9007199254740991},"transcript_bytes":{"description":"What the transcript of a run may take on disk","type":"integer","minimum":1000,"maximum":9007199254740991}},"additionalProperties":false}},"required":["command"],"additionalProperties":false}]},"documents":{"description":"Where this project keeps the documents that the pipeline expects, by name; [] for one it does not have","type":"object","propertyNames":{"type":"string","pattern":"^[a-z][a-z0-9_]{0,39}$"},"additionalProperties":{"maxItems":20,"type":"array","items":{"type":"string","pattern":"^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}}},"skip_docs":{"description":"Leave documentation out: the PO who starts a task with it is on the record, as with baton run --skip-docs","type":"boolean"},"keep":{"description":"When baton run, baton worker or baton gc removes what is no longer needed","type":"object","properties":{"transcript_days":{"description":"How long the transcript of an ended run is kept","type":"number","minimum":0,"maximum":36500},"folder_days":{"description":"How long the folder of an ended run is kept; its work stays as commits","type":"number","minimum":0,"maximum":36500}},"additionalProperties":false},"prompts":{"description":"A folder of prompt templates that replace the built-in ones, relative to this file","type":"string"},"checks":{"description":"What Baton itself runs for evidence","maxItems":100,"type":"array","items":{"type":"object","properties":{"name":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$","description":"How the check is called in evidence and reports"},"command":{"minItems":1,"maxItems":1000,"type":"array","items":{"type":"string"},"description":"Passes when it exits with 0"},"kind":{"description":"What it checks; a stage may ask for some kinds only. Without a kind it counts for every stage","type":"string","enum":["build","unit","test","lint","other"]},"timeout_minutes":{"type":"number","minimum":0.01,"maximum":100000}},"required":["name","command"],"additionalProperties":false}},"limits":{"description":"What every run may take","type":"object","properties":{"silence_minutes":{"description":"Without output for so long, an agent is taken for stuck","type":"number","minimum":0.01,"maximum":100000},"wall_minutes":{"description":"The whole time that an agent may run","type":"number","minimum":0.01,"maximum":100000},"question_minutes":{"description":"How long a question waits before its default answers","type":"number","minimum":0.01,"maximum":100000},"workspace_bytes":{"description":"What the workspace of a run may take on disk","type":"integer","minimum":1000000,"maximum":9007199254740991},"transcript_bytes":{"description":"What the transcript of a run may take on disk","type":"integer","minimum":1000,"maximum":9007199254740991}},"additionalProperties":false},"prices":{"description":"What tokens cost, by model or by program, for agents that tell tokens and no cost","type":"object","propertyNames":{"type":"string","pattern":"^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},"additionalProperties":{"type":"object","properties":{"input":{"type":"number","minimum":0,"maximum":1000000,"description":"US dollars for a million input tokens"},"output":{"type":"number","minimum":0,"maximum":1000000,"description":"US dollars for a million output tokens"}},"required":["input","output"],"additionalProperties":false}},"concurrency":{"description":"How many tasks a stage works on at once, by stage id; 1 where it is missing","type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"integer","minimum":1,"maximum":64}},"coder_attempts":{"description":"Attempts of a coder before a person is asked","type":"integer","minimum":1,"maximum":100},"relaxed_attempts":{"description":"Attempts that relaxed criteria allow","type":"integer","minimum":1,"maximum":100},"repairs":{"description":"Repairs that are asked of an answer of the wrong form","type":"integer","minimum":0,"maximum":10}},"required":["schema_version"],"additionalProperties":false,"title":"ProjectConfig","description":"baton.config.json: how a repository wants its tasks carried"};
const func2 = Object.prototype.hasOwnProperty;
const pattern0 = new RegExp("^1\\.\\d{1,6}\\.\\d{1,6}$", "u");
const pattern1 = new RegExp("^(?![-/.])(?!(?:@|[Hh][Ee][Aa][Dd])$)(?!.*(?:\\.\\.|\\/\\/|\\/\\.|\\.\\/|\\.[Ll][Oo][Cc][Kk](?:\\/|$)|[/.]$))(?!.*\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}\\p{M}_./+#@=,%-]{1,100}$", "u");
const pattern2 = new RegExp("^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$", "u");
const pattern3 = new RegExp("^[A-Za-z_][A-Za-z0-9_]{0,127}$", "u");
const pattern4 = new RegExp("^[A-Za-z_][A-Za-z0-9_]{0,127}\\??$", "u");
const pattern8 = new RegExp("^[a-z][a-z0-9_]{0,39}$", "u");
const pattern9 = new RegExp("^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$", "u");

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
if(typeof data.$schema !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"}});
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
if(data.timezone !== undefined){
if(typeof data.timezone !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/timezone",schemaPath:"#/properties/timezone/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.language !== undefined){
let data3 = data.language;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((data3 === "ko") || (data3 === "en"))){
(vErrors ??= []).push({instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema11.properties.language.enum}});
errors++;
}
}
if(data.target_branch !== undefined){
let data4 = data.target_branch;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/target_branch",schemaPath:"#/properties/target_branch/pattern",keyword:"pattern",params:{pattern: "^(?![-/.])(?!(?:@|[Hh][Ee][Aa][Dd])$)(?!.*(?:\\.\\.|\\/\\/|\\/\\.|\\.\\/|\\.[Ll][Oo][Cc][Kk](?:\\/|$)|[/.]$))(?!.*\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}\\p{M}_./+#@=,%-]{1,100}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/target_branch",schemaPath:"#/properties/target_branch/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.agents !== undefined){
let data5 = data.agents;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key1 in data5){
const _errs14 = errors;
if(typeof key1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key1});
errors++;
}
var valid1 = _errs14 === errors;
if(!valid1){
(vErrors ??= []).push({instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/propertyNames",keyword:"propertyNames",params:{propertyName: key1}});
errors++;
}
}
for(const key2 in data5){
let data6 = data5[key2];
const _errs18 = errors;
let valid3 = false;
const _errs19 = errors;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/agents/additionalProperties/anyOf/0/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((((data6 === "rehearsal") || (data6 === "claude")) || (data6 === "codex")) || (data6 === "gemini")) || (data6 === "opencode")) || (data6 === "qwen")) || (data6 === "copilot")) || (data6 === "goose"))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/agents/additionalProperties/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema11.properties.agents.additionalProperties.anyOf[0].enum}});
errors++;
}
var _valid0 = _errs19 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs21 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const prop1 of schema11.properties.agents.additionalProperties.anyOf[1].required){
if(data6[prop1] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/agents/additionalProperties/anyOf/1/required",keyword:"required",params:{missingProperty: prop1}});
errors++;
}
}
for(const key3 in data6){
if(!(((((((key3 === "command") || (key3 === "name")) || (key3 === "pass")) || (key3 === "settings")) || (key3 === "nonce_required")) || (key3 === "adapter")) || (key3 === "limits"))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/agents/additionalProperties/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3}});
errors++;
}
}
if(data6.command !== undefined){
let data7 = data6.command;
if(Array.isArray(data7)){
if(data7.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/command",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/command/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data7.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/command",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/command/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/command/" + i0,schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/command/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/command",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/command/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data6.name !== undefined){
let data9 = data6.name;
if(typeof data9 === "string"){
if(!pattern2.test(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/name",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data6.pass !== undefined){
let data10 = data6.pass;
if(Array.isArray(data10)){
if(data10.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/pass",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/pass/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(typeof data11 === "string"){
if(!pattern3.test(data11)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/pass/" + i1,schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/pass/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/pass/" + i1,schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/pass/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/pass",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/pass/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data6.settings !== undefined){
let data12 = data6.settings;
if(Array.isArray(data12)){
if(data12.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/settings/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len2 = data12.length;
for(let i2=0; i2<len2; i2++){
let data13 = data12[i2];
if(typeof data13 === "string"){
if(!pattern4.test(data13)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + i2,schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/settings/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}\\??$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings/" + i2,schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/settings/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/settings",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/settings/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data6.nonce_required !== undefined){
if(typeof data6.nonce_required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/nonce_required",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/nonce_required/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data6.adapter !== undefined){
let data15 = data6.adapter;
if(typeof data15 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/adapter",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/adapter/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((data15 === "plain") || (data15 === "claude")) || (data15 === "codex")) || (data15 === "codex-server")) || (data15 === "gemini")) || (data15 === "acp"))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/adapter",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/adapter/enum",keyword:"enum",params:{allowedValues: schema11.properties.agents.additionalProperties.anyOf[1].properties.adapter.enum}});
errors++;
}
}
if(data6.limits !== undefined){
let data16 = data6.limits;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key4 in data16){
if(!(((((key4 === "silence_minutes") || (key4 === "wall_minutes")) || (key4 === "question_minutes")) || (key4 === "workspace_bytes")) || (key4 === "transcript_bytes"))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4}});
errors++;
}
}
if(data16.silence_minutes !== undefined){
let data17 = data16.silence_minutes;
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 100000 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/silence_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/silence_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data17 < 0.01 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/silence_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/silence_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/silence_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/silence_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data16.wall_minutes !== undefined){
let data18 = data16.wall_minutes;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 100000 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/wall_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/wall_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data18 < 0.01 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/wall_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/wall_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/wall_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/wall_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data16.question_minutes !== undefined){
let data19 = data16.question_minutes;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 100000 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/question_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/question_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data19 < 0.01 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/question_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/question_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/question_minutes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/question_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data16.workspace_bytes !== undefined){
let data20 = data16.workspace_bytes;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/workspace_bytes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/workspace_bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 9007199254740991 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/workspace_bytes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/workspace_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data20 < 1000000 || isNaN(data20)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/workspace_bytes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/workspace_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000000}});
errors++;
}
}
}
if(data16.transcript_bytes !== undefined){
let data21 = data16.transcript_bytes;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/transcript_bytes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/transcript_bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 9007199254740991 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/transcript_bytes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/transcript_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data21 < 1000 || isNaN(data21)){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits/transcript_bytes",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/properties/transcript_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/limits",schemaPath:"#/properties/agents/additionalProperties/anyOf/1/properties/limits/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/agents/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid0 = _errs21 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
(vErrors ??= []).push({instancePath:instancePath+"/agents/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/agents/additionalProperties/anyOf",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.reviewer !== undefined){
let data22 = data.reviewer;
const _errs56 = errors;
let valid12 = false;
const _errs57 = errors;
if(typeof data22 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer",schemaPath:"#/properties/reviewer/anyOf/0/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((((data22 === "rehearsal") || (data22 === "claude")) || (data22 === "codex")) || (data22 === "gemini")) || (data22 === "opencode")) || (data22 === "qwen")) || (data22 === "copilot")) || (data22 === "goose"))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer",schemaPath:"#/properties/reviewer/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema11.properties.reviewer.anyOf[0].enum}});
errors++;
}
var _valid1 = _errs57 === errors;
valid12 = valid12 || _valid1;
if(!valid12){
const _errs59 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const prop2 of schema11.properties.reviewer.anyOf[1].required){
if(data22[prop2] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer",schemaPath:"#/properties/reviewer/anyOf/1/required",keyword:"required",params:{missingProperty: prop2}});
errors++;
}
}
for(const key5 in data22){
if(!(((((((key5 === "command") || (key5 === "name")) || (key5 === "pass")) || (key5 === "settings")) || (key5 === "nonce_required")) || (key5 === "adapter")) || (key5 === "limits"))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer",schemaPath:"#/properties/reviewer/anyOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5}});
errors++;
}
}
if(data22.command !== undefined){
let data23 = data22.command;
if(Array.isArray(data23)){
if(data23.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/command",schemaPath:"#/properties/reviewer/anyOf/1/properties/command/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data23.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/command",schemaPath:"#/properties/reviewer/anyOf/1/properties/command/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len3 = data23.length;
for(let i3=0; i3<len3; i3++){
if(typeof data23[i3] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/command/" + i3,schemaPath:"#/properties/reviewer/anyOf/1/properties/command/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/command",schemaPath:"#/properties/reviewer/anyOf/1/properties/command/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data22.name !== undefined){
let data25 = data22.name;
if(typeof data25 === "string"){
if(!pattern2.test(data25)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/name",schemaPath:"#/properties/reviewer/anyOf/1/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/name",schemaPath:"#/properties/reviewer/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data22.pass !== undefined){
let data26 = data22.pass;
if(Array.isArray(data26)){
if(data26.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/pass",schemaPath:"#/properties/reviewer/anyOf/1/properties/pass/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
let data27 = data26[i4];
if(typeof data27 === "string"){
if(!pattern3.test(data27)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/pass/" + i4,schemaPath:"#/properties/reviewer/anyOf/1/properties/pass/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/pass/" + i4,schemaPath:"#/properties/reviewer/anyOf/1/properties/pass/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/pass",schemaPath:"#/properties/reviewer/anyOf/1/properties/pass/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data22.settings !== undefined){
let data28 = data22.settings;
if(Array.isArray(data28)){
if(data28.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/settings",schemaPath:"#/properties/reviewer/anyOf/1/properties/settings/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len5 = data28.length;
for(let i5=0; i5<len5; i5++){
let data29 = data28[i5];
if(typeof data29 === "string"){
if(!pattern4.test(data29)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/settings/" + i5,schemaPath:"#/properties/reviewer/anyOf/1/properties/settings/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z_][A-Za-z0-9_]{0,127}\\??$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/settings/" + i5,schemaPath:"#/properties/reviewer/anyOf/1/properties/settings/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/settings",schemaPath:"#/properties/reviewer/anyOf/1/properties/settings/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data22.nonce_required !== undefined){
if(typeof data22.nonce_required !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/nonce_required",schemaPath:"#/properties/reviewer/anyOf/1/properties/nonce_required/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data22.adapter !== undefined){
let data31 = data22.adapter;
if(typeof data31 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/adapter",schemaPath:"#/properties/reviewer/anyOf/1/properties/adapter/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!((((((data31 === "plain") || (data31 === "claude")) || (data31 === "codex")) || (data31 === "codex-server")) || (data31 === "gemini")) || (data31 === "acp"))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/adapter",schemaPath:"#/properties/reviewer/anyOf/1/properties/adapter/enum",keyword:"enum",params:{allowedValues: schema11.properties.reviewer.anyOf[1].properties.adapter.enum}});
errors++;
}
}
if(data22.limits !== undefined){
let data32 = data22.limits;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key6 in data32){
if(!(((((key6 === "silence_minutes") || (key6 === "wall_minutes")) || (key6 === "question_minutes")) || (key6 === "workspace_bytes")) || (key6 === "transcript_bytes"))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6}});
errors++;
}
}
if(data32.silence_minutes !== undefined){
let data33 = data32.silence_minutes;
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 100000 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/silence_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/silence_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data33 < 0.01 || isNaN(data33)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/silence_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/silence_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/silence_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/silence_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data32.wall_minutes !== undefined){
let data34 = data32.wall_minutes;
if((typeof data34 == "number") && (isFinite(data34))){
if(data34 > 100000 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/wall_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/wall_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data34 < 0.01 || isNaN(data34)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/wall_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/wall_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/wall_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/wall_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data32.question_minutes !== undefined){
let data35 = data32.question_minutes;
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 100000 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/question_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/question_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data35 < 0.01 || isNaN(data35)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/question_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/question_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/question_minutes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/question_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data32.workspace_bytes !== undefined){
let data36 = data32.workspace_bytes;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/workspace_bytes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/workspace_bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 9007199254740991 || isNaN(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/workspace_bytes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/workspace_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data36 < 1000000 || isNaN(data36)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/workspace_bytes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/workspace_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000000}});
errors++;
}
}
}
if(data32.transcript_bytes !== undefined){
let data37 = data32.transcript_bytes;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/transcript_bytes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/transcript_bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 9007199254740991 || isNaN(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/transcript_bytes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/transcript_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data37 < 1000 || isNaN(data37)){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits/transcript_bytes",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/properties/transcript_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer/limits",schemaPath:"#/properties/reviewer/anyOf/1/properties/limits/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/reviewer",schemaPath:"#/properties/reviewer/anyOf/1/type",keyword:"type",params:{type: "object"}});
errors++;
}
var _valid1 = _errs59 === errors;
valid12 = valid12 || _valid1;
}
if(!valid12){
(vErrors ??= []).push({instancePath:instancePath+"/reviewer",schemaPath:"#/properties/reviewer/anyOf",keyword:"anyOf",params:{}});
errors++;
}
else {
errors = _errs56;
if(vErrors !== null){
if(_errs56){
vErrors.length = _errs56;
}
else {
vErrors = null;
}
}
}
}
if(data.documents !== undefined){
let data38 = data.documents;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key7 in data38){
const _errs95 = errors;
if(typeof key7 === "string"){
if(!pattern8.test(key7)){
(vErrors ??= []).push({instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,39}$"},propertyName:key7});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key7});
errors++;
}
var valid21 = _errs95 === errors;
if(!valid21){
(vErrors ??= []).push({instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/propertyNames",keyword:"propertyNames",params:{propertyName: key7}});
errors++;
}
}
for(const key8 in data38){
let data39 = data38[key8];
if(Array.isArray(data39)){
if(data39.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/documents/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/documents/additionalProperties/maxItems",keyword:"maxItems",params:{limit: 20}});
errors++;
}
const len6 = data39.length;
for(let i6=0; i6<len6; i6++){
let data40 = data39[i6];
if(typeof data40 === "string"){
if(!pattern9.test(data40)){
(vErrors ??= []).push({instancePath:instancePath+"/documents/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i6,schemaPath:"#/properties/documents/additionalProperties/items/pattern",keyword:"pattern",params:{pattern: "^(?!\\/)(?!.*(?:^|\\/)\\.\\.(?:\\/|$))[^\\p{Cc}\\p{Zl}\\p{Zp}\\\\]{1,200}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents/" + key8.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i6,schemaPath:"#/properties/documents/additionalProperties/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/documents/additionalProperties/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.skip_docs !== undefined){
if(typeof data.skip_docs !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/skip_docs",schemaPath:"#/properties/skip_docs/type",keyword:"type",params:{type: "boolean"}});
errors++;
}
}
if(data.keep !== undefined){
let data42 = data.keep;
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
for(const key9 in data42){
if(!((key9 === "transcript_days") || (key9 === "folder_days"))){
(vErrors ??= []).push({instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9}});
errors++;
}
}
if(data42.transcript_days !== undefined){
let data43 = data42.transcript_days;
if((typeof data43 == "number") && (isFinite(data43))){
if(data43 > 36500 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/keep/transcript_days",schemaPath:"#/properties/keep/properties/transcript_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}});
errors++;
}
if(data43 < 0 || isNaN(data43)){
(vErrors ??= []).push({instancePath:instancePath+"/keep/transcript_days",schemaPath:"#/properties/keep/properties/transcript_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keep/transcript_days",schemaPath:"#/properties/keep/properties/transcript_days/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data42.folder_days !== undefined){
let data44 = data42.folder_days;
if((typeof data44 == "number") && (isFinite(data44))){
if(data44 > 36500 || isNaN(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/keep/folder_days",schemaPath:"#/properties/keep/properties/folder_days/maximum",keyword:"maximum",params:{comparison: "<=", limit: 36500}});
errors++;
}
if(data44 < 0 || isNaN(data44)){
(vErrors ??= []).push({instancePath:instancePath+"/keep/folder_days",schemaPath:"#/properties/keep/properties/folder_days/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keep/folder_days",schemaPath:"#/properties/keep/properties/folder_days/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.prompts !== undefined){
if(typeof data.prompts !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/prompts",schemaPath:"#/properties/prompts/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data.checks !== undefined){
let data46 = data.checks;
if(Array.isArray(data46)){
if(data46.length > 100){
(vErrors ??= []).push({instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/maxItems",keyword:"maxItems",params:{limit: 100}});
errors++;
}
const len7 = data46.length;
for(let i7=0; i7<len7; i7++){
let data47 = data46[i7];
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
for(const prop3 of schema11.properties.checks.items.required){
if(data47[prop3] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/required",keyword:"required",params:{missingProperty: prop3}});
errors++;
}
}
for(const key10 in data47){
if(!((((key10 === "name") || (key10 === "command")) || (key10 === "kind")) || (key10 === "timeout_minutes"))){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10}});
errors++;
}
}
if(data47.name !== undefined){
let data48 = data47.name;
if(typeof data48 === "string"){
if(!pattern2.test(data48)){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i7+"/name",schemaPath:"#/properties/checks/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i7+"/name",schemaPath:"#/properties/checks/items/properties/name/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
if(data47.command !== undefined){
let data49 = data47.command;
if(Array.isArray(data49)){
if(data49.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i7+"/command",schemaPath:"#/properties/checks/items/properties/command/maxItems",keyword:"maxItems",params:{limit: 1000}});
errors++;
}
if(data49.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i7+"/command",schemaPath:"#/properties/checks/items/properties/command/minItems",keyword:"minItems",params:{limit: 1}});
errors++;
}
const len8 = data49.length;
for(let i8=0; i8<len8; i8++){
if(typeof data49[i8] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i7+"/command/" + i8,schemaPath:"#/properties/checks/items/properties/command/items/type",keyword:"type",params:{type: "string"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i7+"/command",schemaPath:"#/properties/checks/items/properties/command/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data47.kind !== undefined){
let data51 = data47.kind;
if(typeof data51 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i7+"/kind",schemaPath:"#/properties/checks/items/properties/kind/type",keyword:"type",params:{type: "string"}});
errors++;
}
if(!(((((data51 === "build") || (data51 === "unit")) || (data51 === "test")) || (data51 === "lint")) || (data51 === "other"))){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i7+"/kind",schemaPath:"#/properties/checks/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.checks.items.properties.kind.enum}});
errors++;
}
}
if(data47.timeout_minutes !== undefined){
let data52 = data47.timeout_minutes;
if((typeof data52 == "number") && (isFinite(data52))){
if(data52 > 100000 || isNaN(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i7+"/timeout_minutes",schemaPath:"#/properties/checks/items/properties/timeout_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data52 < 0.01 || isNaN(data52)){
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i7+"/timeout_minutes",schemaPath:"#/properties/checks/items/properties/timeout_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i7+"/timeout_minutes",schemaPath:"#/properties/checks/items/properties/timeout_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checks/" + i7,schemaPath:"#/properties/checks/items/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/checks",schemaPath:"#/properties/checks/type",keyword:"type",params:{type: "array"}});
errors++;
}
}
if(data.limits !== undefined){
let data53 = data.limits;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
for(const key11 in data53){
if(!(((((key11 === "silence_minutes") || (key11 === "wall_minutes")) || (key11 === "question_minutes")) || (key11 === "workspace_bytes")) || (key11 === "transcript_bytes"))){
(vErrors ??= []).push({instancePath:instancePath+"/limits",schemaPath:"#/properties/limits/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11}});
errors++;
}
}
if(data53.silence_minutes !== undefined){
let data54 = data53.silence_minutes;
if((typeof data54 == "number") && (isFinite(data54))){
if(data54 > 100000 || isNaN(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/silence_minutes",schemaPath:"#/properties/limits/properties/silence_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data54 < 0.01 || isNaN(data54)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/silence_minutes",schemaPath:"#/properties/limits/properties/silence_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/limits/silence_minutes",schemaPath:"#/properties/limits/properties/silence_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data53.wall_minutes !== undefined){
let data55 = data53.wall_minutes;
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 > 100000 || isNaN(data55)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/wall_minutes",schemaPath:"#/properties/limits/properties/wall_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data55 < 0.01 || isNaN(data55)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/wall_minutes",schemaPath:"#/properties/limits/properties/wall_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/limits/wall_minutes",schemaPath:"#/properties/limits/properties/wall_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data53.question_minutes !== undefined){
let data56 = data53.question_minutes;
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 > 100000 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/question_minutes",schemaPath:"#/properties/limits/properties/question_minutes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000}});
errors++;
}
if(data56 < 0.01 || isNaN(data56)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/question_minutes",schemaPath:"#/properties/limits/properties/question_minutes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0.01}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/limits/question_minutes",schemaPath:"#/properties/limits/properties/question_minutes/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data53.workspace_bytes !== undefined){
let data57 = data53.workspace_bytes;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
(vErrors ??= []).push({instancePath:instancePath+"/limits/workspace_bytes",schemaPath:"#/properties/limits/properties/workspace_bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 9007199254740991 || isNaN(data57)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/workspace_bytes",schemaPath:"#/properties/limits/properties/workspace_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data57 < 1000000 || isNaN(data57)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/workspace_bytes",schemaPath:"#/properties/limits/properties/workspace_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000000}});
errors++;
}
}
}
if(data53.transcript_bytes !== undefined){
let data58 = data53.transcript_bytes;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))){
(vErrors ??= []).push({instancePath:instancePath+"/limits/transcript_bytes",schemaPath:"#/properties/limits/properties/transcript_bytes/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data58 == "number") && (isFinite(data58))){
if(data58 > 9007199254740991 || isNaN(data58)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/transcript_bytes",schemaPath:"#/properties/limits/properties/transcript_bytes/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991}});
errors++;
}
if(data58 < 1000 || isNaN(data58)){
(vErrors ??= []).push({instancePath:instancePath+"/limits/transcript_bytes",schemaPath:"#/properties/limits/properties/transcript_bytes/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1000}});
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
if(data.prices !== undefined){
let data59 = data.prices;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
for(const key12 in data59){
const _errs143 = errors;
if(typeof key12 === "string"){
if(!pattern2.test(key12)){
(vErrors ??= []).push({instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[^\\p{Cc}\\p{Zl}\\p{Zp}\"`]{1,80}$"},propertyName:key12});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key12});
errors++;
}
var valid32 = _errs143 === errors;
if(!valid32){
(vErrors ??= []).push({instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/propertyNames",keyword:"propertyNames",params:{propertyName: key12}});
errors++;
}
}
for(const key13 in data59){
let data60 = data59[key13];
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
for(const prop4 of schema11.properties.prices.additionalProperties.required){
if(data60[prop4] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/prices/additionalProperties/required",keyword:"required",params:{missingProperty: prop4}});
errors++;
}
}
for(const key14 in data60){
if(!((key14 === "input") || (key14 === "output"))){
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/prices/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14}});
errors++;
}
}
if(data60.input !== undefined){
let data61 = data60.input;
if((typeof data61 == "number") && (isFinite(data61))){
if(data61 > 1000000 || isNaN(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/input",schemaPath:"#/properties/prices/additionalProperties/properties/input/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data61 < 0 || isNaN(data61)){
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/input",schemaPath:"#/properties/prices/additionalProperties/properties/input/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/input",schemaPath:"#/properties/prices/additionalProperties/properties/input/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
if(data60.output !== undefined){
let data62 = data60.output;
if((typeof data62 == "number") && (isFinite(data62))){
if(data62 > 1000000 || isNaN(data62)){
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/output",schemaPath:"#/properties/prices/additionalProperties/properties/output/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000}});
errors++;
}
if(data62 < 0 || isNaN(data62)){
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/output",schemaPath:"#/properties/prices/additionalProperties/properties/output/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key13.replace(/~/g, "~0").replace(/\//g, "~1")+"/output",schemaPath:"#/properties/prices/additionalProperties/properties/output/type",keyword:"type",params:{type: "number"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prices/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/prices/additionalProperties/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/prices",schemaPath:"#/properties/prices/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.concurrency !== undefined){
let data63 = data.concurrency;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
for(const key15 in data63){
const _errs155 = errors;
if(typeof key15 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/propertyNames/type",keyword:"type",params:{type: "string"},propertyName:key15});
errors++;
}
var valid35 = _errs155 === errors;
if(!valid35){
(vErrors ??= []).push({instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/propertyNames",keyword:"propertyNames",params:{propertyName: key15}});
errors++;
}
}
for(const key16 in data63){
let data64 = data63[key16];
if(!(((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64))) && (isFinite(data64)))){
(vErrors ??= []).push({instancePath:instancePath+"/concurrency/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/concurrency/additionalProperties/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data64 == "number") && (isFinite(data64))){
if(data64 > 64 || isNaN(data64)){
(vErrors ??= []).push({instancePath:instancePath+"/concurrency/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/concurrency/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 64}});
errors++;
}
if(data64 < 1 || isNaN(data64)){
(vErrors ??= []).push({instancePath:instancePath+"/concurrency/" + key16.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/concurrency/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/concurrency",schemaPath:"#/properties/concurrency/type",keyword:"type",params:{type: "object"}});
errors++;
}
}
if(data.coder_attempts !== undefined){
let data65 = data.coder_attempts;
if(!(((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65))) && (isFinite(data65)))){
(vErrors ??= []).push({instancePath:instancePath+"/coder_attempts",schemaPath:"#/properties/coder_attempts/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 > 100 || isNaN(data65)){
(vErrors ??= []).push({instancePath:instancePath+"/coder_attempts",schemaPath:"#/properties/coder_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data65 < 1 || isNaN(data65)){
(vErrors ??= []).push({instancePath:instancePath+"/coder_attempts",schemaPath:"#/properties/coder_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.relaxed_attempts !== undefined){
let data66 = data.relaxed_attempts;
if(!(((typeof data66 == "number") && (!(data66 % 1) && !isNaN(data66))) && (isFinite(data66)))){
(vErrors ??= []).push({instancePath:instancePath+"/relaxed_attempts",schemaPath:"#/properties/relaxed_attempts/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data66 == "number") && (isFinite(data66))){
if(data66 > 100 || isNaN(data66)){
(vErrors ??= []).push({instancePath:instancePath+"/relaxed_attempts",schemaPath:"#/properties/relaxed_attempts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100}});
errors++;
}
if(data66 < 1 || isNaN(data66)){
(vErrors ??= []).push({instancePath:instancePath+"/relaxed_attempts",schemaPath:"#/properties/relaxed_attempts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1}});
errors++;
}
}
}
if(data.repairs !== undefined){
let data67 = data.repairs;
if(!(((typeof data67 == "number") && (!(data67 % 1) && !isNaN(data67))) && (isFinite(data67)))){
(vErrors ??= []).push({instancePath:instancePath+"/repairs",schemaPath:"#/properties/repairs/type",keyword:"type",params:{type: "integer"}});
errors++;
}
if((typeof data67 == "number") && (isFinite(data67))){
if(data67 > 10 || isNaN(data67)){
(vErrors ??= []).push({instancePath:instancePath+"/repairs",schemaPath:"#/properties/repairs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10}});
errors++;
}
if(data67 < 0 || isNaN(data67)){
(vErrors ??= []).push({instancePath:instancePath+"/repairs",schemaPath:"#/properties/repairs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}});
errors++;
}
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
  known: {"keys":{"$schema":{},"schema_version":{},"pipeline":{},"timezone":{},"language":{},"target_branch":{},"agents":{"each":{"keys":{"command":{"items":{}},"name":{},"pass":{"items":{}},"settings":{"items":{}},"nonce_required":{},"adapter":{},"limits":{"keys":{"silence_minutes":{},"wall_minutes":{},"question_minutes":{},"workspace_bytes":{},"transcript_bytes":{}}}}}},"reviewer":{"keys":{"command":{"items":{}},"name":{},"pass":{"items":{}},"settings":{"items":{}},"nonce_required":{},"adapter":{},"limits":{"keys":{"silence_minutes":{},"wall_minutes":{},"question_minutes":{},"workspace_bytes":{},"transcript_bytes":{}}}}},"documents":{"each":{"items":{}}},"skip_docs":{},"keep":{"keys":{"transcript_days":{},"folder_days":{}}},"prompts":{},"checks":{"items":{"keys":{"name":{},"command":{"items":{}},"kind":{},"timeout_minutes":{}}}},"limits":{"keys":{"silence_minutes":{},"wall_minutes":{},"question_minutes":{},"workspace_bytes":{},"transcript_bytes":{}}},"prices":{"each":{"keys":{"input":{},"output":{}}}},"concurrency":{"each":{}},"coder_attempts":{},"relaxed_attempts":{},"repairs":{}}},
}
