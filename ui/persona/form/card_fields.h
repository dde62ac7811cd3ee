// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/persona/form/form_section.h"

namespace studio::ui {

/// The facts about a character card: its author, its version, notes for people; and the kind of file that the
/// companion came from, which cannot be edited.
class CardFields : public FormSection
{
    Q_OBJECT

public:
    CardFields(PersonaEdit &edit, QWidget *parent);

    void load() override;

protected:
    void retranslate() override;

private:
    [[nodiscard]] QString originText() const;

    QLabel *m_origin = nullptr;
    LineInput *m_creator = nullptr;
    LineInput *m_version = nullptr;
    TextInput *m_notes = nullptr;
};

} // namespace studio::ui
