// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QHash>
#include <QWidget>

#include <functional>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace studio::ui {

class TranscriptLayout;
class TranscriptModel;
class TranscriptScroller;

/// Edits the text of a message where it stands: a child of the transcript's viewport, over the place that the
/// layout keeps free in place of the words. Enter saves the text, Esc keeps it as a draft of that message. It
/// changes nothing itself. A message that is gone or deleted meanwhile closes it, and so does another room;
/// the draft stays as long as this object. While it is open, the transcript does not follow what is being
/// said. GUI thread; no errors.
class MessageEditor : public QWidget
{
    Q_OBJECT

public:
    struct Parts
    {
        const TranscriptModel &model;
        TranscriptLayout &layout;
        TranscriptScroller &scroller;
        std::function<QRect()> column; ///< the place of the rows in the viewport
    };

    MessageEditor(const Parts &parts, QWidget *viewport);

    /// Begins to edit that message, or returns to it; does nothing if it is not loaded or deleted.
    void open(qint64 row);
    [[nodiscard]] bool isOpen() const { return !m_message.isEmpty(); }

Q_SIGNALS:
    /// \p text is not blank and differs from the text of the message.
    void edited(const studio::base::MessageId &message, const QString &text);
    void putAside();       ///< another room is shown, and the text is kept as a draft
    void left(qint64 row); ///< the user is done; the keyboard focus should go back to the row

protected:
    void changeEvent(QEvent *event) override;

private:
    void addOriginal();
    void addButtons();
    void save();
    void cancel();
    void end();
    bool keepDraft();
    void follow(qint64 changedRow);
    void fit();
    void place();
    void keepInSight();
    void forgetRefusedPaste();
    void retranslate();
    [[nodiscard]] qint64 row() const;
    [[nodiscard]] int heightOfText() const;

    Parts m_parts;
    base::MessageId m_message;                ///< empty: closed
    QString m_unedited;                       ///< the text of that message
    QHash<base::MessageId, QString> m_drafts; ///< of all rooms
    QPlainTextEdit *m_text = nullptr;
    QLabel *m_first = nullptr;    ///< the caption of the original
    QLabel *m_original = nullptr; ///< of a message that was edited before
    QLabel *m_hint = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_cancel = nullptr;
    qsizetype m_refusedPaste = 0; ///< the length of a paste that was refused, until the next change
    bool m_isFitting = false;
};

} // namespace studio::ui
