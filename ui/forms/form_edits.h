// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPlainTextEdit>

namespace studio::ui {

/// Inputs of a form that is undone as a whole: they have no history of their own and leave the keys for undo
/// and redo to the form. edited() reports what the user wrote, stepEnded() that the focus left.

/// A single-line input. Return goes to the next input and does not press the form's main button. Screen
/// readers and dictation set the text of a QLineEdit as a program would, without textEdited(): hence what is
/// set through this class is shown, and any other change is the user's.
class LineInput : public QLineEdit
{
    Q_OBJECT

public:
    explicit LineInput(const QString &objectName, QWidget *parent = nullptr);

    /// Shows the text without emitting edited(); the cursor stays if possible.
    void show(const QString &text);
    using QLineEdit::show;
    void setText(const QString &text); ///< without emitting edited()

Q_SIGNALS:
    void edited(const QString &text);
    void stepEnded();

protected:
    bool event(QEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    bool m_isShowing = false;
};

/// A multi-line input, as high as its text, between two bounds. Tab leaves it. A text that is too long to lay
/// out at once is cut; pasteCut() reports it.
class TextInput : public QPlainTextEdit
{
    Q_OBJECT

public:
    TextInput(const QString &objectName, int fewestLines, int mostLines, QWidget *parent = nullptr);

    void show(const QString &text);
    using QPlainTextEdit::show;
    /// The most characters that a paste may leave here. It is above a field's own limit, so that the user can
    /// shorten a text by hand.
    void setPasteLimit(qsizetype characters) { m_pasteLimit = characters; }

    /// Whether a paste may have several lines; otherwise they are joined.
    void setLineBreaks(bool allowed) { m_lineBreaks = allowed; }

    /// Runs at every key; call it after writing into the document with blocked signals.
    void fitHeight();

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void edited(const QString &text);
    void stepEnded();
    void pasteCut(qint64 pasted, qint64 taken);

protected:
    bool event(QEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void insertFromMimeData(const QMimeData *source) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    [[nodiscard]] int heightFor(int lines) const;

    bool m_lineBreaks = true;
    int m_fewest = 1;
    int m_most = 1;
    qsizetype m_pasteLimit = 150'000;
};

} // namespace studio::ui
