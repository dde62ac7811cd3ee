// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>

/// Not for others to include: the context of translation that the files about cassettes write sentences in.
namespace studio::llm::provider {

struct CassetteWords
{
    Q_DECLARE_TR_FUNCTIONS(Cassette)
};

} // namespace studio::llm::provider
