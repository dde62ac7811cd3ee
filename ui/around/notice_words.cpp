// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/around/notice_words.h"

#include "ui/requests/request_words.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

struct NoticeWords
{
    Q_DECLARE_TR_FUNCTIONS(studio::ui::NoticeWords)
};

} // namespace

QString requestNotice(const QString &type, const QString &name)
{
    if (type == "camera"_L1 || type == "screen"_L1)
        return requestSentence(type, name);
    if (type == "speak"_L1)
        return NoticeWords::tr("%1 asks to read a line aloud.").arg(name);
    if (type == "ask"_L1)
        return NoticeWords::tr("%1 asks you a question.").arg(name);
    return NoticeWords::tr("%1 asks for something.").arg(name);
}

QString requestWords(const model::Query &query)
{
    if (query.type != "ask"_L1)
        return {};
    return QJsonDocument::fromJson(query.body.text).object().value("question"_L1).toString();
}

} // namespace studio::ui
