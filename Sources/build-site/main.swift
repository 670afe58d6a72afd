print("counterpoint")
