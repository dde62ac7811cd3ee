// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/transcript/bar/message_editor.h"

#include "core/model/past/deletion.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/transcript/bar/editor_text.h"
#include "ui/transcript/block_parts.h"
#include "ui/transcript/transcript_layout.h"
#include "ui/transcript/transcript_model.h"
#include "ui/transcript/transcript_scroller.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLeastLines = 2;

QLabel *quietLabel(const QString &name, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setForegroundRole(QPalette::PlaceholderText);
    return label;
}

} // namespace

MessageEditor::MessageEditor(const Parts &parts, QWidget *viewport)
    : QWidget(viewport)
    , m_parts(parts)
{
    setObjectName(u"transcript.editor"_s);
    setCursor(Qt::ArrowCursor);
    auto *text = new EditorText(this);
    m_text = text;
    m_text->setObjectName(u"transcript.editor.text"_s);
    m_text->setTabChangesFocus(true);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_text);
    addOriginal();
    addButtons();
    hide();
    connect(text, &EditorText::saveAsked, this, &MessageEditor::save);
    connect(text, &EditorText::leaveAsked, this, &MessageEditor::cancel);
    connect(text, &EditorText::pasteRefused, this, [this](qsizetype length) {
        m_refusedPaste = length;
        retranslate();
        keepInSight();
    });
    connect(m_text, &QPlainTextEdit::textChanged, this, [this] {
        if (!isOpen())
            return;
        forgetRefusedPaste();
        m_save->setEnabled(!m_text->toPlainText().trimmed().isEmpty());
        fit();
        keepInSight();
    });
    const TranscriptModel *model = &parts.model;
    connect(model, &TranscriptModel::wasReset, this, [this] {
        const bool isKept = keepDraft();
        end();
        if (isKept)
            Q_EMIT putAside();
    });
    connect(model, &TranscriptModel::wentBack, this, [this] { follow(-1); });
    connect(model, &TranscriptModel::rowChanged, this, &MessageEditor::follow);
    connect(&parts.scroller, &TranscriptScroller::settled, this, &MessageEditor::place);
    onThemeChange(this, [this] {
        layout()->setSpacing(themeOf(this).metrics.small);
        fit();
    });
    onRetranslate(this, [this] { retranslate(); });
}

void MessageEditor::addOriginal()
{
    m_first = quietLabel(u"transcript.editor.first"_s, this);
    m_original = quietLabel(u"transcript.editor.original"_s, this);
    m_original->setTextInteractionFlags(Qt::TextSelectableByMouse);
    layout()->addWidget(m_first);
    layout()->addWidget(m_original);
}

void MessageEditor::addButtons()
{
    m_hint = quietLabel(u"transcript.editor.hint"_s, this);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(u"transcript.editor.cancel"_s);
    m_save = new QPushButton(this);
    m_save->setObjectName(u"transcript.editor.save"_s);
    auto *line = new QHBoxLayout;
    line->addWidget(m_hint, 1);
    line->addWidget(m_cancel);
    line->addWidget(m_save);
    static_cast<QVBoxLayout *>(layout())->addLayout(line);
    connect(m_cancel, &QPushButton::clicked, this, &MessageEditor::cancel);
    connect(m_save, &QPushButton::clicked, this, &MessageEditor::save);
}

qint64 MessageEditor::row() const { return isOpen() ? m_parts.model.rowOf(m_message) : -1; }

void MessageEditor::open(qint64 row)
{
    const model::MessageRow *message = m_parts.model.message(row);
    if (!message || model::isDeleted(*message))
        return;
    const base::MessageId id = message->posted.message.id;
    if (id != m_message) {
        keepDraft();
        m_message = {}; // setting the text is not editing
        m_text->setPlainText(m_drafts.value(id, message->posted.message.text));
        m_text->moveCursor(QTextCursor::End);
        m_message = id;
        m_unedited = message->posted.message.text;
        m_refusedPaste = 0;
        m_original->setText(message->original.value_or(QString()));
        m_original->setVisible(message->original.has_value());
        m_first->setVisible(message->original.has_value());
        m_save->setEnabled(!m_text->toPlainText().trimmed().isEmpty());
        retranslate();
    }
    show();
    fit();
    keepInSight();
    m_text->setFocus(Qt::OtherFocusReason);
}

/// Whether there is something to keep.
bool MessageEditor::keepDraft()
{
    if (!isOpen())
        return false;
    const QString text = m_text->toPlainText();
    const bool isChanged = text != m_unedited;
    if (isChanged)
        m_drafts.insert(m_message, text);
    else
        m_drafts.remove(m_message);
    return isChanged;
}

/// The draft goes when the message has its words: until then the room may refuse them.
void MessageEditor::save()
{
    const QString text = m_text->toPlainText();
    const model::MessageRow *message = m_parts.model.message(row());
    if (!message || text.trimmed().isEmpty())
        return;
    const base::MessageId id = m_message;
    const bool isChanged = text != message->posted.message.text;
    cancel();
    if (isChanged)
        Q_EMIT edited(id, text);
}

void MessageEditor::cancel()
{
    const qint64 place = row();
    keepDraft();
    end();
    Q_EMIT left(place);
}

void MessageEditor::end()
{
    if (!isOpen())
        return;
    m_message = {};
    m_parts.layout.setEditor(-1, 0);
    m_parts.scroller.unsettle();
    hide();
}

/// The messages have changed, perhaps the edited one; -1: perhaps all of them.
void MessageEditor::follow(qint64 changedRow)
{
    const model::MessageRow *changed = m_parts.model.message(changedRow);
    if (changed && m_drafts.value(changed->posted.message.id) == changed->posted.message.text)
        m_drafts.remove(changed->posted.message.id);
    const qint64 place = row();
    if (!isOpen() || (changedRow >= 0 && changedRow != place && place >= 0))
        return;
    const model::MessageRow *message = m_parts.model.message(place);
    if (message && !model::isDeleted(*message)) {
        m_unedited = message->posted.message.text;
        return fit();
    }
    const bool hadFocus = isAncestorOf(focusWidget()) && m_text->hasFocus();
    keepDraft();
    end();
    if (hadFocus)
        Q_EMIT left(place);
}

void MessageEditor::forgetRefusedPaste()
{
    if (std::exchange(m_refusedPaste, 0) > 0)
        retranslate();
}

int MessageEditor::heightOfText() const
{
    const int line = m_text->fontMetrics().lineSpacing();
    const int most = std::max(kLeastLines, parentWidget()->height() / 2 / std::max(1, line));
    const int lines = std::clamp(int(m_text->document()->size().height()), kLeastLines, most);
    const int around = 2 * (int(m_text->document()->documentMargin()) + m_text->frameWidth());
    return lines * line + around;
}

/// Gives the editor the width of the words and the height that it needs, and has the layout keep that free.
void MessageEditor::fit()
{
    if (!isOpen() || m_isFitting)
        return;
    m_isFitting = true;
    const RowFrame frame(m_parts.layout.style());
    resize(frame.width, height());
    layout()->activate(); // the text wraps at its new width
    m_text->setFixedHeight(heightOfText());
    layout()->activate();
    const int needed = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(frame.width)
                                                     : layout()->totalSizeHint().height();
    resize(frame.width, needed);
    m_parts.layout.setEditor(row(), needed);
    m_parts.scroller.unsettle();
    m_isFitting = false;
}

/// Out of sight it stays a visible widget, so that it keeps the focus and the words of an input method.
void MessageEditor::place()
{
    if (!isOpen())
        return;
    const RowFrame frame(m_parts.layout.style());
    if (width() != frame.width)
        fit();
    const std::optional<int> top = m_parts.layout.editorTop();
    move(m_parts.column().left() + frame.left, top.value_or(-2 * height()));
}

void MessageEditor::keepInSight()
{
    if (!isVisible())
        return;
    m_parts.scroller.settle();
    if (!m_parts.layout.editorTop()) {
        m_parts.scroller.jumpToRow(row());
        return;
    }
    const int over = geometry().bottom() + themeOf(this).metrics.small - parentWidget()->height();
    if (over > 0)
        m_parts.scroller.scrollBy(over);
}

void MessageEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void MessageEditor::retranslate()
{
    const model::MessageRow *message = m_parts.model.message(row());
    const QString name = message ? m_parts.model.speaker(message->posted.message.from).name : QString();
    //: For screen readers. %1 is a name
    m_text->setAccessibleName(tr("Edit message by %1").arg(name));
    m_first->setText(tr("Original:"));
    m_original->setAccessibleName(tr("Original"));
    m_hint->setText(m_refusedPaste > 0
                        //: %1 and %2 are numbers of characters
                        ? tr("The pasted text has %L1 characters. At most %L2 can be pasted here. Nothing "
                             "was pasted.")
                              .arg(m_refusedPaste)
                              .arg(EditorText::kLongestPaste)
                        : tr("Enter saves, Esc cancels. Companions read the new text from now on."));
    m_save->setText(tr("Save"));
    m_cancel->setText(tr("Cancel"));
    fit();
}

} // namespace studio::ui
