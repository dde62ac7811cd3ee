// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/transcript/table_cell.h"

#include "core/transcript/event_lines.h"

namespace studio::transcript {

using namespace Qt::StringLiterals;

namespace {

bool isNumber(const QString &text)
{
    bool is = false;
    (void)text.toDouble(&is);
    return is && !text.contains(u'\n');
}

// The wide forms too: some spreadsheets fold them.
bool looksLikeFormula(const QString &text)
{
    static const QString signs = u"=+-@\t\r\n＝＋－＠"_s;
    return !text.isEmpty() && signs.contains(text.at(0)) && !isNumber(text);
}

} // namespace

QByteArray tableCell(const QString &text)
{
    QString cell = looksLikeFormula(text) ? u'\'' + cleanText(text) : cleanText(text);
    if (cell.contains(u'"') || cell.contains(u',') || cell.contains(u'\n') || cell.contains(u'\r') ||
        cell.startsWith(u' ') || cell.endsWith(u' '))
        cell = u'"' + cell.replace(u'"', u"\"\""_s) + u'"';
    return cell.toUtf8();
}

QByteArray tableLine(const QStringList &fields)
{
    QByteArray line;
    for (qsizetype i = 0; i < fields.size(); ++i)
        line += (i > 0 ? "," : "") + tableCell(fields.at(i));
    return line + "\r\n";
}

} // namespace studio::transcript
