// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/spoken_words.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::intake {

bool hasLetters(const QString &text)
{
    return std::any_of(text.cbegin(), text.cend(), [](QChar c) { return c.isLetter() || c.isSurrogate(); });
}

bool isLabel(const QString &name)
{
    static const QSet<QString> kLabels{u"note"_s,
                                       u"notes"_s,
                                       u"nb"_s,
                                       u"ps"_s,
                                       u"p.s."_s,
                                       u"from"_s,
                                       u"to"_s,
                                       u"cc"_s,
                                       u"bcc"_s,
                                       u"subject"_s,
                                       u"date"_s,
                                       u"sent"_s,
                                       u"re"_s,
                                       u"fwd"_s,
                                       u"reply-to"_s,
                                       u"title"_s,
                                       u"author"_s,
                                       u"summary"_s,
                                       u"tags"_s,
                                       u"category"_s,
                                       u"name"_s,
                                       u"age"_s,
                                       u"id"_s,
                                       u"type"_s,
                                       u"url"_s,
                                       u"http"_s,
                                       u"https"_s,
                                       u"file"_s,
                                       u"ingredients"_s,
                                       u"serves"_s,
                                       u"servings"_s,
                                       u"method"_s,
                                       u"directions"_s,
                                       u"step"_s,
                                       u"steps"_s,
                                       u"tip"_s,
                                       u"tips"_s,
                                       u"hint"_s,
                                       u"warning"_s,
                                       u"error"_s,
                                       u"info"_s,
                                       u"debug"_s,
                                       u"trace"_s,
                                       u"warn"_s,
                                       u"notice"_s,
                                       u"critical"_s,
                                       u"fatal"_s,
                                       u"example"_s,
                                       u"examples"_s,
                                       u"total"_s,
                                       u"price"_s,
                                       u"time"_s,
                                       u"location"_s,
                                       u"place"_s,
                                       u"address"_s,
                                       u"phone"_s,
                                       u"email"_s,
                                       u"e-mail"_s,
                                       u"guild"_s,
                                       u"channel"_s,
                                       u"default"_s,
                                       u"public"_s,
                                       u"private"_s,
                                       u"protected"_s,
                                       u"case"_s,
                                       u"return"_s,
                                       u"todo"_s,
                                       u"fixme"_s,
                                       u"chapter"_s,
                                       u"scene"_s,
                                       u"setting"_s,
                                       u"scenario"_s,
                                       u"description"_s,
                                       u"personality"_s,
                                       u"color"_s,
                                       u"width"_s,
                                       u"height"_s,
                                       u"margin"_s,
                                       u"padding"_s,
                                       u"background"_s,
                                       u"font-size"_s,
                                       u"display"_s,
                                       u"border"_s,
                                       u"version"_s,
                                       u"source"_s,
                                       u"see also"_s,
                                       u"important"_s,
                                       u"attention"_s,
                                       u"remember"_s,
                                       u"prep time"_s,
                                       u"cook time"_s,
                                       u"dear"_s,
                                       u"regards"_s,
                                       u"betreff"_s,
                                       u"von"_s,
                                       u"an"_s,
                                       u"datum"_s,
                                       u"hinweis"_s,
                                       u"zutaten"_s,
                                       u"zubereitung"_s,
                                       u"achtung"_s,
                                       u"注意"_s,
                                       u"材料"_s,
                                       u"作り方"_s,
                                       u"件名"_s,
                                       u"差出人"_s,
                                       u"宛先"_s,
                                       u"日時"_s,
                                       u"日付"_s,
                                       u"場所"_s,
                                       u"保存日時"_s,
                                       u"備考"_s,
                                       u"手順"_s,
                                       u"分量"_s,
                                       u"時間"_s,
                                       u"标题"_s,
                                       u"日期"_s,
                                       u"时间"_s,
                                       u"地点"_s,
                                       u"备注"_s,
                                       u"做法"_s,
                                       u"步骤"_s,
                                       u"参考"_s,
                                       u"例"_s,
                                       u"追伸"_s,
                                       u"目次"_s,
                                       u"q"_s,
                                       u"a"_s,
                                       u"question"_s,
                                       u"answer"_s,
                                       u"frage"_s,
                                       u"antwort"_s,
                                       u"pregunta"_s,
                                       u"respuesta"_s,
                                       u"pergunta"_s,
                                       u"resposta"_s,
                                       u"domanda"_s,
                                       u"risposta"_s,
                                       u"réponse"_s,
                                       u"вопрос"_s,
                                       u"ответ"_s,
                                       u"質問"_s,
                                       u"回答"_s,
                                       u"pros"_s,
                                       u"cons"_s,
                                       u"pro"_s,
                                       u"contra"_s,
                                       u"vorteile"_s,
                                       u"nachteile"_s,
                                       u"advantages"_s,
                                       u"disadvantages"_s,
                                       u"position"_s,
                                       u"employer"_s,
                                       u"experience"_s,
                                       u"education"_s,
                                       u"skills"_s,
                                       u"year"_s,
                                       u"birthday"_s,
                                       u"nationality"_s,
                                       u"languages"_s,
                                       u"status"_s,
                                       u"assignee"_s,
                                       u"priority"_s,
                                       u"severity"_s,
                                       u"labels"_s,
                                       u"component"_s,
                                       u"decision"_s,
                                       u"agenda"_s,
                                       u"present"_s,
                                       u"attendees"_s,
                                       u"minutes"_s,
                                       u"theorem"_s,
                                       u"proof"_s,
                                       u"lemma"_s,
                                       u"corollary"_s,
                                       u"remark"_s,
                                       u"verse"_s,
                                       u"intro"_s,
                                       u"outro"_s,
                                       u"refrain"_s,
                                       u"strophe"_s,
                                       u"usage"_s,
                                       u"license"_s,
                                       u"ingredientes"_s,
                                       u"preparación"_s,
                                       u"consejo"_s,
                                       u"preparo"_s,
                                       u"ingrédients"_s,
                                       u"préparation"_s,
                                       u"ingredienti"_s,
                                       u"preparazione"_s,
                                       u"ингредиенты"_s,
                                       u"straße"_s,
                                       u"strasse"_s,
                                       u"ort"_s,
                                       u"plz"_s,
                                       u"telefon"_s,
                                       u"geburtsdatum"_s,
                                       u"adresse"_s,
                                       u"beruf"_s,
                                       u"firma"_s,
                                       u"anschrift"_s,
                                       u"installation"_s,
                                       u"requirements"_s,
                                       u"contributing"_s,
                                       u"added"_s,
                                       u"fixed"_s,
                                       u"changed"_s,
                                       u"removed"_s,
                                       u"deprecated"_s,
                                       u"security"_s,
                                       u"port"_s,
                                       u"user-agent"_s,
                                       u"accept"_s,
                                       u"content-type"_s,
                                       u"content-length"_s,
                                       u"breakfast"_s,
                                       u"lunch"_s,
                                       u"dinner"_s,
                                       u"frühstück"_s,
                                       u"mittagessen"_s,
                                       u"abendessen"_s,
                                       u"work"_s,
                                       u"appointment"_s,
                                       u"用途"_s,
                                       u"備註"_s,
                                       u"the"_s,
                                       u"and"_s,
                                       u"when"_s,
                                       u"if"_s,
                                       u"see"_s,
                                       u"are"_s,
                                       u"include"_s,
                                       u"following"_s,
                                       u"example"_s,
                                       u"examples"_s,
                                       u"for example"_s,
                                       u"for instance"_s,
                                       u"example usage"_s,
                                       u"returns"_s,
                                       u"return value"_s,
                                       u"extends"_s,
                                       u"parameters"_s,
                                       u"arguments"_s,
                                       u"options"_s,
                                       u"commands"_s,
                                       u"value"_s,
                                       u"default"_s,
                                       u"syntax"_s,
                                       u"overview"_s,
                                       u"errors"_s,
                                       u"format"_s,
                                       u"files"_s,
                                       u"filename"_s,
                                       u"copyright"_s,
                                       u"comment"_s,
                                       u"disclaimer"_s,
                                       u"upstream-name"_s,
                                       u"upstream-contact"_s,
                                       u"files-excluded"_s,
                                       u"package"_s,
                                       u"maintainer"_s,
                                       u"homepage"_s,
                                       u"depends"_s,
                                       u"what"_s,
                                       u"why"_s,
                                       u"since"_s,
                                       u"features"_s,
                                       u"bug fixes"_s,
                                       u"bugfixes"_s,
                                       u"miscellaneous"_s,
                                       u"documentation"_s,
                                       u"docs"_s,
                                       u"tests"_s,
                                       u"breaking changes"_s,
                                       u"requires"_s,
                                       u"driver"_s,
                                       u"儲存日期"_s};
    return kLabels.contains(name.toLower());
}

bool isLogLevel(const QString &name)
{
    static const QRegularExpression kLevel(
        u"^(?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|CRITICAL|FATAL)\\b|"
        "[/.\\[|](?:TRACE|DEBUG|INFO|NOTICE|WARN|WARNING|ERROR|CRITICAL|FATAL)\\]?$"_s);
    return kLevel.match(name).hasMatch();
}

bool isWeekday(const QString &name)
{
    static const QSet<QString> kDays{
        u"monday"_s,   u"tuesday"_s, u"wednesday"_s, u"thursday"_s, u"friday"_s,  u"saturday"_s,
        u"sunday"_s,   u"montag"_s,  u"dienstag"_s,  u"mittwoch"_s, u"freitag"_s, u"donnerstag"_s,
        u"samstag"_s,  u"sonntag"_s, u"lundi"_s,     u"mardi"_s,    u"jeudi"_s,   u"mercredi"_s,
        u"vendredi"_s, u"samedi"_s,  u"dimanche"_s,  u"lunes"_s,    u"martes"_s,  u"miércoles"_s,
        u"jueves"_s,   u"viernes"_s, u"sábado"_s,    u"domingo"_s,  u"月曜日"_s,  u"火曜日"_s,
        u"水曜日"_s,   u"木曜日"_s,  u"金曜日"_s,    u"土曜日"_s,   u"日曜日"_s,  u"星期一"_s,
        u"星期二"_s,   u"星期三"_s,  u"星期四"_s,    u"星期五"_s,   u"星期六"_s,  u"星期日"_s};
    return kDays.contains(name.toLower());
}

bool isClause(const QString &name)
{
    // Lower case: "Will" and "Can" are people.
    static const QSet<QString> kInside{
        u"is"_s,     u"are"_s,   u"was"_s,  u"be"_s,        u"can"_s,      u"will"_s,    u"must"_s,
        u"should"_s, u"has"_s,   u"have"_s, u"does"_s,      u"not"_s,      u"when"_s,    u"if"_s,
        u"this"_s,   u"these"_s, u"that"_s, u"which"_s,     u"it"_s,       u"its"_s,     u"also"_s,
        u"using"_s,  u"into"_s,  u"via"_s,  u"following"_s, u"contains"_s, u"supports"_s};
    static const QSet<QString> kFirst{u"When"_s, u"If"_s,   u"This"_s, u"These"_s,
                                      u"It"_s,   u"Also"_s, u"See"_s};
    const QStringList words = name.split(u' ', Qt::SkipEmptyParts);
    return words.size() > 1 && (kFirst.contains(words.first()) ||
                                std::any_of(words.cbegin(), words.cend(),
                                            [](const QString &word) { return kInside.contains(word); }));
}

bool mayBeNick(const QString &name)
{
    static const QString kNever = u"=\":/#(){};,?!*"_s; // in tags, addresses and macros
    return !name.startsWith(u'-') &&
           std::none_of(name.cbegin(), name.cend(), [](QChar c) { return kNever.contains(c); });
}

bool isElementName(const QString &name)
{
    static const QSet<QString> kElements{u"a"_s,    u"b"_s,  u"i"_s,  u"p"_s,  u"li"_s,  u"ul"_s,
                                         u"ol"_s,   u"td"_s, u"tr"_s, u"th"_s, u"dt"_s,  u"dd"_s,
                                         u"dl"_s,   u"br"_s, u"hr"_s, u"em"_s, u"div"_s, u"img"_s,
                                         u"span"_s, u"h1"_s, u"h2"_s, u"h3"_s};
    return kElements.contains(name.toLower());
}

bool isStageLine(const QString &line)
{
    static const QRegularExpression kStage(
        u"^(?:INT\\.|EXT\\.|INT/EXT|SCENE\\b|(?:SMASH |MATCH )?CUT TO\\b|DISSOLVE TO\\b|FADE (?:IN|OUT|TO)\\b)"_s);
    return kStage.match(line).hasMatch();
}

bool isRoleWord(const QString &name)
{
    static const QSet<QString> kRoles{u"assistant"_s,  u"ai"_s,     u"chatgpt"_s,      u"claude"_s,
                                      u"gemini"_s,     u"prompt"_s, u"response"_s,     u"deepseek"_s,
                                      u"model"_s,      u"system"_s, u"bot"_s,          u"assistent"_s,
                                      u"asistente"_s,  u"ki"_s,     u"ассистент"_s,    u"assistente"_s,
                                      u"어시스턴트"_s, u"助手"_s,   u"アシスタント"_s, u"助理"_s};
    return kRoles.contains(name.toLower()) || isWriterWord(name);
}

bool isWriterWord(const QString &name)
{
    static const QSet<QString> kWords{
        u"you"_s,      u"me"_s,         u"user"_s,   u"human"_s,   u"あなた"_s,      u"私"_s,
        u"自分"_s,     u"ユーザー"_s,   u"你"_s,     u"我"_s,      u"用户"_s,        u"用戶"_s,
        u"benutzer"_s, u"benutzerin"_s, u"nutzer"_s, u"ich"_s,     u"du"_s,          u"utilisateur"_s,
        u"moi"_s,      u"usuario"_s,    u"yo"_s,     u"usuário"_s, u"eu"_s,          u"utente"_s,
        u"io"_s,       u"я"_s,          u"나"_s,     u"사용자"_s,  u"пользователь"_s};
    return kWords.contains(name.toLower());
}

bool mayBeName(const QString &name)
{
    static const QString kNever = u"[]{}()<>#=;/\\|\"`$%^&+,.!?。、,!?「」【】•→…@*"_s;
    if (isLabel(name) || isLogLevel(name) || isStageLine(name) || isClause(name) ||
        name.size() > kLongestName)
        return false;
    static const QRegularExpression kTitle(u"\\b\\p{L}{1,4}\\.(?= |$|\\p{L})"_s); // "Dr. Ida", "J.R."
    const QString plain = QString(name).remove(kTitle);
    const auto isForbidden = [](QChar c) { return c.isDigit() || kNever.contains(c); };
    if (std::any_of(plain.cbegin(), plain.cend(), isForbidden))
        return false;
    return !name.startsWith(u'-') && !name.contains("--"_L1);
}

bool looksSaid(const QString &text)
{
    const QString plain = text.trimmed();
    if (plain.isEmpty() || plain.endsWith(u';') || plain.endsWith(u'{') || plain.endsWith(u',') ||
        (plain.startsWith(u'{') && !plain.startsWith("{{"_L1)))
        return false;
    if (!hasLetters(plain))
        return plain.contains(u'?') || plain.contains(u'!') || plain.contains(u'…');
    return !plain.front().isDigit();
}

bool looksLikeSpeech(const QString &text)
{
    const QString plain = text.trimmed();
    if (!hasLetters(plain))
        return false;
    static const QRegularExpression kSign(u"[?!？！。…؟]|\\.(?:\\s|$|[\"”»*])"_s);
    constexpr qsizetype kSentence = 6; // letters in scripts without blanks
    const auto isIdeograph = [](QChar c) { return c.unicode() >= 0x3040 && c.unicode() < 0xac00; };
    return kSign.match(plain).hasMatch() || plain.count(u' ') > 2 ||
           std::count_if(plain.cbegin(), plain.cend(), isIdeograph) >= kSentence;
}

bool isAskedOrCalled(const QString &text)
{
    static const QRegularExpression kSign(u"[?!？！؟]"_s);
    return text.contains(kSign);
}

} // namespace studio::intake
