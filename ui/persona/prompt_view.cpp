// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/persona/prompt_view.h"

#include "ui/forms/field_notes.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"

#include <QEvent>
#include <QFontDatabase>
#include <QMimeData>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::PromptPart;

namespace {

constexpr int kHeading = 1; // the user state of a text block outside the prompt

QFont fixedFont(const QFont &like)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    font.setPointSizeF(like.pointSizeF());
    return font;
}

} // namespace

PromptView::PromptView(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setObjectName(u"promptText"_s);
    setReadOnly(true);
    setUndoRedoEnabled(false);
    setTabChangesFocus(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    onThemeChange(this, [this] { write(); });
    onRetranslate(this, [this] { write(); });
}

void PromptView::show(const QList<PromptPart> &parts, const QList<model::MacroExpansion> &expansions)
{
    if (parts == m_parts && expansions == m_expansions)
        return;
    m_parts = parts;
    m_expansions = expansions;
    write();
}

QString PromptView::prompt() const
{
    QString all;
    for (const PromptPart &part : m_parts)
        all += part.text;
    return all;
}

QString PromptView::kindName(PromptPart::Kind kind)
{
    switch (kind) {
    case PromptPart::Kind::Rules: return tr("Companion Studio’s rules");
    case PromptPart::Kind::Setting: return tr("Scene");
    case PromptPart::Kind::People: return tr("Participants");
    case PromptPart::Kind::Talk: return tr("Messages");
    case PromptPart::Kind::Sheet: return tr("About the companion");
    case PromptPart::Kind::SystemNote: return tr("System prompt");
    case PromptPart::Kind::Lore: return tr("Lorebooks");
    case PromptPart::Kind::Memory: return tr("Memory");
    case PromptPart::Kind::Samples: return tr("Way of speaking");
    case PromptPart::Kind::EndNote: return tr("Post-history instructions");
    }
    Q_UNREACHABLE();
}

QString PromptView::headingOf(const PromptPart &part)
{
    const QString role = part.system
                             //: The roles of texts in a request to a model
                             ? tr("system")
                             //: The roles of texts in a request to a model
                             : tr("user");
    QStringList words{kindName(part.kind), role, tokensNote(part.tokens)};
    words.removeAll(QString());
    return words.join(u" · "_s);
}

void PromptView::writeHeading(QTextCursor &at, const QString &heading)
{
    const auto beginBlock = [&at] {
        if (at.position() > 0)
            at.insertBlock();
        at.block().setUserState(kHeading);
    };
    if (at.position() > 0)
        beginBlock(); // some space
    beginBlock();
    QTextCharFormat format;
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    format.setFont(bold);
    format.setForeground(themeOf(this).accent);
    at.insertText(heading, format);
    at.insertBlock();
    at.block().setUserState(0);
}

void PromptView::write()
{
    const int scrolled = verticalScrollBar()->value();
    clear();
    QTextCharFormat plain;
    plain.setFont(fixedFont(font()));
    plain.setForeground(themeOf(this).text);
    QTextCursor at(document());
    at.beginEditBlock();
    for (const PromptPart &part : std::as_const(m_parts)) {
        if (part.text.isEmpty())
            continue;
        writeHeading(at, headingOf(part));
        at.insertText(part.text, plain);
    }
    if (!m_expansions.isEmpty()) {
        //: Macros are pieces of a card's texts that stand for something, such as {{user}}
        writeHeading(at, tr("Macro replacements"));
        QStringList lines;
        for (const model::MacroExpansion &one : std::as_const(m_expansions))
            lines.append(u"%1 → %2"_s.arg(one.macro, one.text));
        at.insertText(lines.join(u'\n'), plain);
    }
    at.endEditBlock();
    verticalScrollBar()->setValue(scrolled);
}

/// The lines between the parts are ours: the prompt itself has nothing between two parts.
QMimeData *PromptView::createMimeDataFromSelection() const
{
    const QTextCursor selected = textCursor();
    QString text;
    bool goesOn = false; // the block before belongs to the same part
    for (QTextBlock block = document()->findBlock(selected.selectionStart());
         block.isValid() && block.position() <= selected.selectionEnd(); block = block.next()) {
        if (block.userState() == kHeading) {
            goesOn = false;
            continue;
        }
        if (std::exchange(goesOn, true))
            text += u'\n';
        const int begin = std::max(0, selected.selectionStart() - block.position());
        const int end = std::min(block.length() - 1, selected.selectionEnd() - block.position());
        text += block.text().mid(begin, end - begin);
    }
    auto *data = new QMimeData;
    data->setText(text);
    return data;
}

void PromptView::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        write();
}

} // namespace studio::ui
