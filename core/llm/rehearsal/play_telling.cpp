// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/llm/rehearsal/play_telling.h"

#include "core/llm/rehearsal/plays.h"
#include "core/llm/rehearsal/tool_talk.h"

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QStringList>

namespace studio::llm::rehearsal {

using namespace Qt::StringLiterals;
using model::Language;

namespace {

constexpr qsizetype kMostTold = 6; // notes, names
constexpr qsizetype kLongestTold = 200;

QJsonObject objectIn(const model::RawJson &json) { return QJsonDocument::fromJson(json.text).object(); }

QString listed(const QStringList &parts, Language language)
{
    return parts.mid(0, kMostTold).join(language == Language::English ? u", "_s : u"、"_s);
}

/// From strings, or from objects with a string under that key.
QStringList textsIn(const QJsonArray &array, QLatin1StringView key)
{
    QStringList texts;
    for (const auto &entry : array) {
        const QString text = entry.isString() ? entry.toString() : entry.toObject()[key].toString();
        if (!text.isEmpty())
            texts.append(text.simplified().left(kLongestTold));
    }
    return texts;
}

QString tellDice(const QJsonObject &result, Language language)
{
    QStringList rolls;
    for (const auto &roll : result["rolls"_L1].toArray())
        rolls.append(QString::number(roll.toInt()));
    if (rolls.isEmpty())
        return playLine(language, PlayLine::Failed);
    return playLine(language, PlayLine::RollDice,
                    {{u"dice"_s, result["dice"_L1].toString()},
                     {u"rolls"_s, rolls.join(u" + "_s)},
                     {u"total"_s, QString::number(result["total"_L1].toInt())}});
}

QString tellTime(const QJsonObject &result, Language language)
{
    const QDateTime time = QDateTime::fromString(result["time"_L1].toString(), Qt::ISODate);
    if (!time.isValid())
        return playLine(language, PlayLine::Failed);
    QLocale locale(QLocale::English, QLocale::UnitedKingdom);
    if (language != Language::English)
        locale = language == Language::Japanese ? QLocale(QLocale::Japanese) : QLocale(QLocale::Chinese);
    return playLine(language, PlayLine::Now,
                    {{u"time"_s, locale.toString(time.time(), QLocale::ShortFormat)},
                     {u"date"_s, locale.toString(time.date(), QLocale::LongFormat)}});
}

QString tellNotes(const QJsonObject &result, Language language)
{
    const QStringList notes = textsIn(result["notes"_L1].toArray(), "text"_L1);
    return notes.isEmpty() ? playLine(language, PlayLine::RecallNone)
                           : playLine(language, PlayLine::Recall, {{u"notes"_s, listed(notes, language)}});
}

QString tellResult(const ToolExchange &exchange, Language language)
{
    const QString &tool = exchange.call.name;
    const QJsonObject result = objectIn(exchange.result);
    if (tool == "roll_dice"_L1)
        return tellDice(result, language);
    if (tool == "now"_L1)
        return tellTime(result, language);
    if (tool == "companions"_L1)
        return playLine(language, PlayLine::Companions,
                        {{u"names"_s, listed(textsIn(result["here"_L1].toArray(), "name"_L1), language)}});
    if (tool == "remember"_L1)
        return playLine(language, PlayLine::Remember,
                        {{u"what"_s, objectIn(exchange.call.arguments)["text"_L1].toString()}});
    if (tool == "recall"_L1)
        return tellNotes(result, language);
    if (tool == "ask_user"_L1)
        return playLine(language, PlayLine::AskUser,
                        {{u"answer"_s, result["answer"_L1].toString().simplified().left(kLongestTold)}});
    return tool == kGesture ? playLine(language, PlayLine::Gesture) : QString();
}

} // namespace

QString told(const ModelStep &step, Language language)
{
    QStringList sentences;
    for (const ToolExchange &exchange : step.calls) {
        if (exchange.failed)
            sentences.append(playLine(language, isRefusal(exchange) ? PlayLine::Refused : PlayLine::Failed));
        else if (const QString sentence = tellResult(exchange, language); !sentence.isEmpty())
            sentences.append(sentence);
    }
    sentences.removeDuplicates();
    return sentences.join(language == Language::English ? u" "_s : QString());
}

} // namespace studio::llm::rehearsal
