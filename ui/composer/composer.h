// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/studio/ports/room_port.h"
#include "ui/theme/theme.h"

#include <QStringList>
#include <QWidget>

namespace studio::ui {

class MessageEdit;
class PillButton;

/// Where the user writes: suggestion chips, the field, the Send button. It only tells what was submitted and
/// empties itself; whether it gets said is for others to know, who may bring back what was refused.
class Composer : public QWidget
{
    Q_OBJECT

public:
    explicit Composer(const Theme &theme, QWidget *parent = nullptr);
    ~Composer() override;

    void setTheme(const Theme &theme);
    /// In whose name one writes: "Write as Mina…"; empty: "Write as you…".
    void setWriter(const QString &name);
    /// Chips over the field; a click says one. Empty: no chips.
    void setSuggestions(const QStringList &suggestions);
    /// Why nothing can be written now; empty: it can.
    void setReadOnlyReason(const QString &reason);

    [[nodiscard]] QString text() const;
    void setText(const QString &text);
    /// What was not said is not lost: it comes before what has been written since.
    void bringBack(const ports::Draft &draft);
    void focusInput();

Q_SIGNALS:
    void submitted(const studio::ports::Draft &draft); ///< its text is never blank
    void textEdited();                                 ///< the user is writing; also after submitting

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void submit();
    void say(const QString &text);
    void retranslate();
    void enableParts();
    void applyTheme();
    void orderTabs();

    Theme m_theme;
    QString m_writer;
    QString m_reason;
    QWidget *m_chipRow = nullptr;
    QList<PillButton *> m_chips;
    QWidget *m_frame = nullptr; // around field and button; painted by us
    MessageEdit *m_input = nullptr;
    PillButton *m_send = nullptr;
};

} // namespace studio::ui
