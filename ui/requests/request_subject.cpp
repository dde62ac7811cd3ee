// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/request_subject.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr qsizetype kLongestBody = 64 * 1024; // bytes
constexpr qsizetype kLongestText = 2000;
constexpr qsizetype kLongestChoice = 200;

/// Control characters and characters that change the writing direction could make a text pass for one of
/// ours. Joiners stay, because scripts and emoji need them.
bool isTreacherous(QChar character)
{
    const bool joins = character == QChar(0x200c) || character == QChar(0x200d);
    const bool isFormat = character.category() == QChar::Other_Format && !joins;
    return isFormat || (character.category() == QChar::Other_Control && !character.isSpace());
}

QString oneLine(const QJsonValue &value, qsizetype longest)
{
    // Cleans only as much text as the cut needs.
    QString text = value.toString().left(8 * longest);
    text.removeIf(isTreacherous);
    text = text.simplified();
    if (text.size() <= longest)
        return text;
    text.truncate(longest - 1);
    if (text.back().isHighSurrogate())
        text.chop(1);
    return text + u'…';
}

QString textKey(const QString &type)
{
    if (type == "ask"_L1)
        return u"question"_s;
    return type == "speak"_L1 ? u"message"_s : u"why"_s;
}

QStringList choicesIn(const QJsonArray &listed)
{
    QStringList choices;
    for (qsizetype i = 0; i < std::min(qsizetype(listed.size()), kMostChoices); ++i) {
        const QString choice = oneLine(listed.at(i), kLongestChoice);
        if (!choice.isEmpty() && !choices.contains(choice))
            choices.append(choice);
    }
    return choices;
}

} // namespace

RequestSubject subjectOf(const model::Query &query)
{
    if (query.body.text.size() > kLongestBody)
        return {};
    const QJsonObject body = QJsonDocument::fromJson(query.body.text).object();
    RequestSubject subject;
    subject.text = oneLine(body.value(textKey(query.type)), kLongestText);
    if (query.type == "ask"_L1)
        subject.choices = choicesIn(body.value("choices"_L1).toArray());
    return subject;
}

} // namespace studio::ui
