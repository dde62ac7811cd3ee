// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/commands.h"
#include "app/commands/doctor_commands.h"
#include "app/commands/lore_commands.h"
#include "app/commands/persona_commands.h"
#include "app/commands/provider_commands.h"
#include "app/commands/reading.h"
#include "app/commands/record_commands.h"
#include "app/commands/room_stats.h"
#include "app/commands/shelf_commands.h"
#include "app/console.h"
#include "app/display.h"
#include "app/options/command_line.h"
#include "app/options/completions.h"
#include "app/options/manual_page.h"
#include "app/window_program.h"
#include "core/base/file_modes.h"
#include "core/base/match.h"
#include "ui/around/desktop_id.h"
#include "ui/window/translations.h"

#include <QApplication>
#include <QCoreApplication>
#include <QGuiApplication>

#include <functional>

namespace studio::app {
namespace {

void nameProgram()
{
    QCoreApplication::setApplicationName(QStringLiteral("companion-studio"));
    QCoreApplication::setApplicationVersion(QStringLiteral(STUDIO_VERSION));
}

Exit withoutWindow(int &argc, char **argv, const CommonOptions &common, const std::function<Exit()> &run)
{
    const QCoreApplication application(argc, argv);
    ui::Translations translations;
    translations.use(languageOf(common.language));
    return run();
}

// Fonts without a window, for documents that are painted into a file.
Exit withFonts(int &argc, char **argv, const CommonOptions &common, const std::function<Exit()> &run)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    ui::Translations translations;
    translations.use(languageOf(common.language));
    return run();
}

Exit withWindow(int &argc, char **argv, const CommonOptions &common, const OpenWindow &wanted)
{
    if (!hasDisplay()) {
        complain(QCoreApplication::translate(
            "main",
            "Cannot open a window: no display found. `companion-studio converse` works without a display."));
        return Exit::Wrong;
    }
    QGuiApplication::setDesktopFileName(ui::kDesktopId); // who the window belongs to, for the desktop
    const QApplication application(argc, argv);
    return runWindow(common, wanted.files);
}

Exit run(int argc, char **argv)
{
    nameProgram();
    QStringList arguments;
    for (int i = 1; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    const auto line = readCommandLine(arguments);
    if (!line) {
        complain(line.error().text);
        return Exit::Wrong;
    }
    const CommonOptions &common = line->common;
    const auto plainly = [&](const std::function<Exit()> &work) {
        return withoutWindow(argc, argv, common, work);
    };
    return std::visit(
        base::Match{
            [&](const OpenWindow &wanted) { return withWindow(argc, argv, common, wanted); },
            [](const ShowText &text) { return print(text.text.trimmed()) ? Exit::Fine : Exit::Failed; },
            [&](const PrintPaper &wanted) {
                return plainly([&] {
                    const QString text = wanted.shell ? completionFor(*wanted.shell) : manualPage(wanted.day);
                    return print(text.trimmed()) ? Exit::Fine : Exit::Failed;
                });
            },
            [&](const Converse &wanted) { return plainly([&] { return runConverse(common, wanted); }); },
            [&](const Serve &wanted) { return plainly([&] { return runServe(common, wanted); }); },
            [&](const ListRooms &wanted) { return plainly([&] { return runRooms(common, wanted); }); },
            [&](const RoomStats &wanted) { return plainly([&] { return runStats(common, wanted); }); },
            [&](const FindText &wanted) { return plainly([&] { return runSearch(common, wanted); }); },
            [&](const ImportRoom &wanted) { return plainly([&] { return runImport(common, wanted); }); },
            [&](const ExportRoom &wanted) {
                const auto work = [&] { return runExport(common, wanted); };
                return wanted.record.format == ports::RecordFormat::Pdf ? withFonts(argc, argv, common, work)
                                                                        : plainly(work);
            },
            [&](const Replay &wanted) { return plainly([&] { return runReplay(common, wanted); }); },
            [&](const PersonaList &wanted) {
                return plainly([&] { return runPersonaList(common, wanted); });
            },
            [&](const PersonaImport &wanted) {
                return plainly([&] { return runPersonaImport(common, wanted); });
            },
            [&](const PersonaExport &wanted) {
                return plainly([&] { return runPersonaExport(common, wanted); });
            },
            [&](const PersonaValidate &wanted) {
                return plainly([&] { return runPersonaValidate(wanted); });
            },
            [&](const LoreTry &wanted) { return plainly([&] { return runLoreTry(common, wanted); }); },
            [&](const ShelfImport &wanted) {
                return plainly([&] { return runShelfImport(common, wanted); });
            },
            [&](const ShelfList &wanted) { return plainly([&] { return runShelfList(common, wanted); }); },
            [&](const ShelfExport &wanted) {
                return plainly([&] { return runShelfExport(common, wanted); });
            },
            [&](const ShelfRemove &wanted) {
                return plainly([&] { return runShelfRemove(common, wanted); });
            },
            [&](const ProviderAdd &wanted) {
                return plainly([&] { return runProviderAdd(common, wanted); });
            },
            [&](const ProviderShow &wanted) {
                return plainly([&] { return runProviderList(common, wanted); });
            },
            [&](const ProviderCheck &wanted) {
                return plainly([&] { return runProviderTest(common, wanted); });
            },
            [&](const ProviderAgree &wanted) {
                return plainly([&] { return runProviderAgree(common, wanted); });
            },
            [&](const ProviderRemove &wanted) {
                return plainly([&] { return runProviderRemove(common, wanted); });
            },
            [&](const Doctor &wanted) { return plainly([&] { return runDoctor(common, wanted); }); },
        },
        line->command);
}

} // namespace
} // namespace studio::app

int main(int argc, char **argv)
{
    studio::base::keepFilesPrivate();
    return int(studio::app::run(argc, argv));
}
