// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/lore.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;

namespace studio::ui {

class ChipEdit;
class LineInput;
class TextInput;

/// Everything of one lorebook entry that can be edited: when it fires, its text, and where the text goes. It
/// stores nothing: every edit is reported as a change of the shown entry.
class LoreEntryForm : public QWidget
{
    Q_OBJECT

public:
    using Change = std::function<void(model::LoreEntry &entry)>;

    LoreEntryForm(QWidget *parent = nullptr);
    ~LoreEntryForm() override;

    void show(const model::LoreEntry &entry); ///< emits no edited()
    using QWidget::show;
    void discard(); ///< keywords being typed: another entry will be shown
    void focusKeys();

Q_SIGNALS:
    void edited(const studio::ui::LoreEntryForm::Change &change);
    void stepEnded();

private:
    void addRow(QFormLayout *form, QWidget *input);
    QSpinBox *addNumber(const QString &objectName, int fewest, int most);
    QCheckBox *addFlag(const QString &objectName, std::function<void(model::LoreEntry &, bool)> write);
    QComboBox *addChoice(const QString &objectName, int choices,
                         std::function<void(model::LoreEntry &, int)> write);
    void makeText(QFormLayout *form);
    void makePlace(QFormLayout *form);
    void makeTiming(QFormLayout *form);
    void makeMatching(QFormLayout *form);
    void tell(const Change &change); ///< an undo step of its own
    void showPlace(const model::LoreEntry &entry);
    void retranslate();
    void retranslateLabels();

    QCheckBox *m_enabled = nullptr;
    QCheckBox *m_constant = nullptr;
    QCheckBox *m_regex = nullptr;
    QCheckBox *m_noBudget = nullptr;
    QCheckBox *m_excluded = nullptr;
    QCheckBox *m_prevents = nullptr;
    LineInput *m_name = nullptr;
    LineInput *m_group = nullptr;
    ChipEdit *m_keys = nullptr;
    ChipEdit *m_secondary = nullptr;
    QComboBox *m_logic = nullptr;
    QComboBox *m_case = nullptr;
    QComboBox *m_words = nullptr;
    QComboBox *m_place = nullptr;
    TextInput *m_content = nullptr;
    QSpinBox *m_depth = nullptr;
    QSpinBox *m_order = nullptr;
    QSpinBox *m_scanDepth = nullptr;
    QSpinBox *m_chance = nullptr;
    QSpinBox *m_sticky = nullptr;
    QSpinBox *m_cooldown = nullptr;
    QSpinBox *m_delay = nullptr;
    QList<QLabel *> m_labels; ///< of the rows, top to bottom
};

} // namespace studio::ui
