// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/persona/form/form_section.h"

class QSlider;

namespace studio::ui {

/// Optional parts of a companion: greeting, scene, talkativeness, an example dialogue, words of knowledge,
/// tags and notes.
class MoreFields : public FormSection
{
    Q_OBJECT

public:
    MoreFields(PersonaEdit &edit, QWidget *parent);

    void load() override;

protected:
    void retranslate() override;

private:
    void makeTalkativeness();
    void makeWords();

    QSlider *m_talkativeness = nullptr;
    QLabel *m_talkativenessWord = nullptr;
    LineInput *m_knowledge = nullptr;
    LineInput *m_tags = nullptr;
    TextInput *m_notes = nullptr;
};

} // namespace studio::ui
