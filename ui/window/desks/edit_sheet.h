// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include <optional>

class QPlainTextEdit;
class QVBoxLayout;

namespace studio::ui {

/// Edits the text of a message. Ctrl+Return saves the text, Esc discards it; for an edited message the sheet
/// also shows what was said first. It changes nothing itself.
class EditSheet : public QDialog
{
    Q_OBJECT

public:
    EditSheet(const QString &text, const std::optional<QString> &original, QWidget *parent);

Q_SIGNALS:
    /// \p text is not empty and differs from the text before.
    void edited(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void addOriginal(const QString &original, QVBoxLayout &column);
    void keep();

    QString m_before;
    QPlainTextEdit *m_text = nullptr;
};

} // namespace studio::ui
