// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/casting/form_section.h"

class QPlainTextEdit;
class QTreeWidget;
class QTreeWidgetItem;

namespace studio::ui {

/// The lorebooks that came with a companion, to be read: entries with their keys, and whether they are always
/// told, wait for a key, or are off. Hidden while there are none.
class LoreSection : public FormSection
{
    Q_OBJECT

public:
    LoreSection(PersonaEdit &edit, const Theme &theme, QWidget *parent);

    void setTheme(const Theme &theme) override;
    void load() override;

protected:
    void retranslate() override;

private:
    void fill();
    void showEntry();
    [[nodiscard]] static QString stateWord(const model::LoreEntry &entry);

    QList<model::LoreBook> m_shown;
    bool m_isFilled = false;
    QLabel *m_about = nullptr;
    QTreeWidget *m_tree = nullptr;
    QPlainTextEdit *m_content = nullptr;
};

} // namespace studio::ui
