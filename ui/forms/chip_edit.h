// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

namespace studio::ui {

class FlowLayout;
class LineInput;
class PillButton;

/// An editable list of words: a chip for each, and an input after them. Return and a comma turn the written
/// word into a chip, Backspace in an empty input turns the last chip back into text. A click or the space bar
/// removes a chip. Repeated words are kept once.
class ChipEdit : public QWidget
{
    Q_OBJECT

public:
    ChipEdit(const QString &objectName, QWidget *parent = nullptr);
    ~ChipEdit() override;

    /// \p remove is the tool tip of a chip, with %1 for its word.
    void setWords(const QString &name, const QString &placeholder, const QString &remove);
    void show(const QStringList &chips); ///< without emitting edited(); unfinished text stays
    void discard();                      ///< the unfinished text
    void setDivides(bool commas);        ///< false: a comma is an ordinary character, as in patterns
    using QWidget::show;
    [[nodiscard]] const QStringList &chips() const { return m_chips; }

Q_SIGNALS:
    void edited(const QStringList &chips);
    void stepEnded();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void take(); ///< turns the written text into chips
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
