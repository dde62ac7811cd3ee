// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/plain_words.h"

#include <QRegularExpression>

namespace studio::ui {

QString plainWords(QString markdown)
{
    using namespace Qt::StringLiterals;
    static const QRegularExpression links(u"!?\\[([^\\]]*)\\]\\([^)]*\\)"_s);
    static const QRegularExpression fences(u"^[ \\t]*(?:(?:```|~~~).*|-{3,}[ \\t]*)$"_s,
                                           QRegularExpression::MultilineOption);
    static const QRegularExpression heads(u"^[ \\t]*(?:(?:#{1,6}|[-*+]|[0-9]{1,9}[.)])[ \\t]+|>[ \\t]?)+"_s,
                                          QRegularExpression::MultilineOption);
    static const QRegularExpression marks(
        u"[*~`]+(?=\\S)|(?<=\\S)[*~`]+|(?<!\\w)_+(?=\\w)|(?<=\\w)_+(?!\\w)"_s,
        QRegularExpression::UseUnicodePropertiesOption);
    return markdown.remove(fences).replace(links, u"\\1"_s).remove(heads).remove(marks).simplified();
}

} // namespace studio::ui
