// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/persona/form_section.h"

namespace studio::ui {

class LoreEditor;

/// The lorebooks of a companion, to be written: books and their entries, with what each says, when it fires
/// and where it stands. What a file of another program holds beside that stays in the card.
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
