<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>studio::ui::JumpButton</name>
    <message numerus="yes">
        <source>%n new ↓</source>
        <extracomment>%n messages came below what is visible</extracomment>
        <translation>
            <numerusform>%n new ↓</numerusform>
            <numerusform>%n new ↓</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>studio::ui::Transcript</name>
    <message numerus="yes">
        <source>[Messages not loaded: %n]</source>
        <translation>
            <numerusform>[Messages not loaded: %n]</numerusform>
            <numerusform>[Messages not loaded: %n]</numerusform>
        </translation>
    </message>
</context>
</TS>
