// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>
#include <QPlainTextEdit>

namespace studio::ui {

/// Inputs of a form that is undone as a whole: they keep no history of their own, and leave the keys for undo
/// and redo to the form. edited() tells what the user wrote, stepEnded() that the focus has gone.

/// One line. Return goes on to the next input, not to the form's main button.
class LineInput : public QLineEdit
{
    Q_OBJECT

public:
    explicit LineInput(const QString &objectName, QWidget *parent = nullptr);

    /// Shows it without edited(); the cursor stays where it can.
    void show(const QString &text);
    using QLineEdit::show;

Q_SIGNALS:
    void edited(const QString &text);
    void stepEnded();

protected:
    bool event(QEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
};

/// Several lines, as high as what is written in it, between two bounds. Tab leaves it. A text that is too
/// long to be laid out at once is not taken whole: pasteCut() tells.
class TextInput : public QPlainTextEdit
{
    Q_OBJECT

public:
    TextInput(const QString &objectName, int fewestLines, int mostLines, QWidget *parent = nullptr);

    void show(const QString &text);
    using QPlainTextEdit::show;
    /// The most characters that a paste may leave here; above a field's own limit, so that what is too long
    /// can be shortened by hand.
    void setPasteLimit(qsizetype characters) { m_pasteLimit = characters; }

    /// Whether a text of several lines may be pasted; else they are joined.
    void setLineBreaks(bool allowed) { m_lineBreaks = allowed; }

    /// Done with every key; for who writes into the document while signals are blocked.
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
