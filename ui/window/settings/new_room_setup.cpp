// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/settings/new_room_setup.h"

#include "ui/settings/setting_keys.h"
#include "ui/settings/settings.h"

namespace studio::ui {

ports::RoomSetup newRoomSetup(const Settings &settings)
{
    ports::RoomSetup setup;
    model::Identity you;
    you.name = settings.text(setting::kName);
    you.description = settings.text(setting::kAboutYou);
    if (you != model::Identity())
        setup.identities = {you};
    setup.voices.aloud = settings.isOn(setting::kReadAloud);
    setup.voices.inStep = setup.voices.aloud && settings.isOn(setting::kReadInStep);
    return setup;
}

} // namespace studio::ui
