// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

class QPlainTextEdit;
class QVBoxLayout;

namespace studio::ui {

class PillButton;

/// Pasted texts that are too long for the field: one line each, which shows the length, previews the
/// beginning, and removes the text. They are sent whole.
class PastedTexts : public QWidget
{
    Q_OBJECT

public:
    static constexpr int kPeekLength = 4000;

    explicit PastedTexts(QWidget *parent = nullptr);

    void setTexts(const QStringList &texts);
    void add(const QString &text) { setTexts(m_texts + QStringList(text)); }
    [[nodiscard]] const QStringList &texts() const { return m_texts; }
    void setWritable(bool writable);
    void retranslate() { rebuild(); }

Q_SIGNALS:
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    void addLine(int number);
    void peek(int number);

    QStringList m_texts;
    bool m_writable = true;
    int m_peeked = -1; ///< the text that is previewed
    QVBoxLayout *m_column = nullptr;
    QList<QWidget *> m_lines;
    QPlainTextEdit *m_view = nullptr;
};

} // namespace studio::ui
