// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/line_form.h"
#include "core/intake/room_file.h"
#include "core/intake/talk_reader.h"
#include "tests/fuzz/mutation.h"

#include <QBuffer>

// A talk of a stranger, read as each kind that can be taken in: JSON, web pages, plain text, a document of
// the studio. Each reader comes to an end, gives no more than the file can hold, and refuses in a sentence.
using namespace studio;

namespace {

// Of an input of at most 1 << 16: a text is said once, and a quotation puts two signs before each of its
// lines.
constexpr qsizetype kSpoken = 3 << 16;

void readAll(std::unique_ptr<intake::TalkReader> reader, qsizetype size)
{
    qsizetype lines = 0;
    for (;;) {
        const auto line = reader->next();
        if (!line) {
            fuzz::mustHold(!line.error().text.isEmpty());
            return;
        }
        if (!*line)
            break;
        fuzz::mustHold((*line)->text.size() <= kSpoken && (*line)->name.size() <= kSpoken);
        fuzz::mustHold(++lines <= size + 1);
    }
    (void)reader->report();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const fuzz::Patience patience;
    QByteArray file = fuzz::bytesOf(data, size);
    QBuffer device(&file);
    fuzz::mustHold(device.open(QIODevice::ReadOnly));
    const auto fromStart = [&device]() -> QIODevice & {
        device.seek(0);
        return device;
    };
    readAll(intake::sillyTavernReader(fromStart()), file.size());
    readAll(intake::witnessedReader(fromStart()), file.size());
    readAll(intake::chatReader(fromStart(), 0), file.size());
    if (const auto form = intake::formOf(fromStart()))
        readAll(intake::textReader(fromStart(), *form), file.size());
    if (const auto room = intake::readRoomFile(fromStart()); !room)
        fuzz::mustHold(!room.error().text.isEmpty());
    return 0;
}
