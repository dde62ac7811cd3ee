// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace studio::ui {

class FlowLayout;
class LineInput;
class PillButton;

/// A list of words that is written in place: a chip for each, and an input behind them. Return and a comma
/// make a chip of what is written, backspace in an empty input takes the last chip back to be written on. A
/// chip is taken out with a click or the space bar. The same word twice is kept once.
class ChipEdit : public QWidget
{
    Q_OBJECT

public:
    ChipEdit(const QString &objectName, QWidget *parent = nullptr);
    ~ChipEdit() override;

    /// \p remove is the tool tip of a chip, with %1 for its word.
    void setWords(const QString &name, const QString &placeholder, const QString &remove);
    void show(const QStringList &chips); ///< without edited(); what is being written stays
    void discard();                      ///< what is being written
    void setDivides(bool commas);        ///< false: a comma is a letter like others, as in patterns
    using QWidget::show;
    [[nodiscard]] const QStringList &chips() const { return m_chips; }

Q_SIGNALS:
    void edited(const QStringList &chips);
    void stepEnded();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void take(); ///< what is written becomes chips
    void takeWithComma(const QString &written);
    void set(const QStringList &chips);

    QString m_remove;
    QStringList m_chips;
    bool m_divides = true;
    FlowLayout *m_row = nullptr;
    LineInput *m_input = nullptr;
    QList<PillButton *> m_buttons;
};

} // namespace studio::ui
