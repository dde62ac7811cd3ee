// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/persona/form/form_section.h"

namespace studio::ui {

class LoreEditor;

/// Edits the lorebooks of a companion: books and their entries, with the text of each entry, when it fires
/// and where it is placed. Any other data from files of other programs stays in the card.
class LoreSection : public FormSection
{
    Q_OBJECT

public:
    LoreSection(PersonaEdit &edit, QWidget *parent);

    void load() override;

protected:
    void retranslate() override;

private:
    LoreEditor *m_editor = nullptr;
    QLabel *m_about = nullptr;
};

} // namespace studio::ui
