// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/mention_highlighter.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QPlainTextEdit>
#include <QPointer>

#include <algorithm>

namespace studio::ui {

MentionHighlighter::MentionHighlighter(QPlainTextEdit &field)
    : QSyntaxHighlighter(field.document())
    , m_field(field)
{
    onThemeChange(&field, [highlighter = QPointer(this)] {
        if (highlighter)
            highlighter->rehighlight();
    });
}

void MentionHighlighter::setPeople(const QList<Mentionable> &people, const MentionReader &reader)
{
    m_people = people;
    m_reader = reader;
    rehighlight();
}

void MentionHighlighter::highlightBlock(const QString &text)
{
    const Theme &theme = themeOf(&m_field);
    for (const MentionSpan &span : m_reader.spans(text)) {
        const auto person = std::find_if(m_people.begin(), m_people.end(),
                                         [&](const Mentionable &one) { return one.id == span.who.first(); });
        const bool isOne = span.who.size() == 1 && person != m_people.end();
        QTextCharFormat format;
        format.setForeground(isOne ? theme.companionColour(person->colour) : theme.accent);
        format.setFontWeight(QFont::DemiBold);
        setFormat(span.start, span.length, format);
    }
}

} // namespace studio::ui
