// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/agent/speech/answer_parts.h"

#include <QList>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace studio::agent {
namespace {

constexpr auto kOptions =
    QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption;

/// How a family of models marks its thoughts.
struct Marks
{
    QRegularExpression open;
    QRegularExpression close;
};

const QList<Marks> &allMarks()
{
    static const QString words = u"(?:seed:)?(?:think|thinking|thought|thoughts|reasoning|reflection)"_s;
    static const QList<Marks> marks{
        {QRegularExpression(u"<%1>"_s.arg(words), kOptions),
         QRegularExpression(u"</%1>"_s.arg(words), kOptions)},
        {QRegularExpression(u"\\[THINK\\]"_s, kOptions), QRegularExpression(u"\\[/THINK\\]"_s, kOptions)},
        {QRegularExpression(u"\u25C1think\u25B7"_s, kOptions),
         QRegularExpression(u"\u25C1/think\u25B7"_s, kOptions)},
        {QRegularExpression(u"<\\|begin_of_thought\\|>"_s, kOptions),
         QRegularExpression(u"<\\|end_of_thought\\|>"_s, kOptions)},
        {QRegularExpression(u"<\\|channel>thought\\b"_s, kOptions),
         QRegularExpression(u"<channel\\|>"_s, kOptions)},
    };
    return marks;
}

/// After the last heading of a final channel; the whole text if there are no channels.
qsizetype startOfFinalChannel(const QString &text)
{
    static const QRegularExpression final(
        u"<\\|channel\\|>\\s*final\\b[^<]{0,80}<\\|message\\|>|\\bassistantfinal"_s, kOptions);
    static const QRegularExpression other(
        u"<\\|channel\\|>\\s*(?:analysis|commentary)\\b[^<]{0,80}<\\|message\\|>"_s, kOptions);
    QRegularExpressionMatch last;
    const qsizetype at = text.lastIndexOf(final, -1, &last);
    if (at >= 0)
        return last.capturedEnd();
    return text.contains(other) ? text.size() : 0;
}

void moveTo(QString &thought, QString &given, qsizetype from, qsizetype size)
{
    thought += QStringView(given).mid(from, size).toString() + u'\n';
    given.remove(from, size);
}

/// An opening tag later in the text is an ordinary word, unless it is closed.
void takeOut(const Marks &marks, QString &given, QString &thought)
{
    QString kept;
    qsizetype from = 0;
    QRegularExpressionMatch open;
    QRegularExpressionMatch close;
    while (from < given.size()) {
        const qsizetype at = given.indexOf(marks.open, from, &open);
        const qsizetype end = at < 0 ? -1 : given.indexOf(marks.close, open.capturedEnd(), &close);
        if (at < 0)
            break;
        const QString before = kept + QStringView(given).mid(from, at - from);
        if (end < 0 && !before.trimmed().isEmpty())
            break;
        kept = before;
        const qsizetype stop = end < 0 ? given.size() : end;
        thought += QStringView(given).mid(open.capturedEnd(), stop - open.capturedEnd()).toString() + u'\n';
        from = end < 0 ? given.size() : close.capturedEnd();
    }
    given = kept + QStringView(given).mid(from);
    QRegularExpressionMatch lone;
    if (given.lastIndexOf(marks.close, -1, &lone) >= 0) {
        moveTo(thought, given, 0, lone.capturedStart());
        given.remove(0, lone.capturedLength());
    }
}

} // namespace

AnswerParts partsOfAnswer(const QString &text)
{
    AnswerParts parts{text, {}};
    moveTo(parts.thought, parts.given, 0, startOfFinalChannel(parts.given));
    for (const Marks &marks : allMarks())
        takeOut(marks, parts.given, parts.thought);
    parts.given = parts.given.trimmed();
    parts.thought = parts.thought.trimmed();
    return parts;
}

} // namespace studio::agent
